import { Grid, styled } from '@niramaya/ui/styled';
import { isDevice, type ProductFacts as Facts } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { productFactsCopy } from '@niramaya/copy/product-facts';
import { hasOwnCatalogue, useGetFactsQuery, useRetryOnline, viewState } from '@niramaya/data-access';
import { Accordion, LoadingText, moveFocusFromRemoved, QueryState, Skeleton } from '@niramaya/ui';
import { Fragment, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { languageOfFacts } from './facts-language';
import { FactContents } from './FactContents';

const List = styled('dl', {
  base: {
    display: 'grid',
    gap: '1',
    '& dt': { fontWeight: 'semibold', color: 'fg' },
    // The texts of the shop may have several lines.
    '& dd': { textWrap: '[pretty]', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& dd + dt': { mt: '3' },
  },
});

/** The calls of `ProductFacts` for a button elsewhere on the page. */
export interface ProductFactsHandle {
  /**
   * Opens the facts, moves the focus to their line, and scrolls that line to the upper edge of the window, once the
   * facts are there.
   */
  show: () => void;
}

interface ProductFactsProps {
  /** The exact title, by which the shop finds the product. */
  readonly title: string;
  /** Whether the shop sells a catalogue of its own in place of the demo's. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
  /**
   * Whether `PurposeAnswer` is open on the same page. The facts then lack the use and who should ask first, which it
   * has word for word. @default false
   */
  readonly isUseElsewhere?: boolean;
  readonly ref?: Ref<ProductFactsHandle>;
}

/**
 * ProductFacts has what the shop knows of a product: the use, the contents, how to take it, who should ask first, and
 * how to keep it. It is closed at first, and requests the facts when it is opened for the first time (requirement
 * AMB-65 in `docs/requirements.md`). A request that fails without a connection is sent again once there is one.
 */
export function ProductFacts({
  title,
  ref,
  ownCatalogue = hasOwnCatalogue,
  isUseElsewhere = false,
}: ProductFactsProps) {
  const [hasOpened, setHasOpened] = useState(false);
  const [timesShown, setTimesShown] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show: () => {
        const disclosure = frame.current?.querySelector('details');
        if (!disclosure) return;
        disclosure.open = true;
        disclosure.querySelector('summary')?.focus();
        setTimesShown((times) => times + 1);
      },
    }),
    [],
  );
  return (
    <div ref={frame}>
      <Accordion
        items={[
          {
            id: 'facts',
            title: productFactsCopy.title,
            content: hasOpened && (
              <RequestedFacts
                title={title}
                ownCatalogue={ownCatalogue}
                isUseElsewhere={isUseElsewhere}
                timesShown={timesShown}
              />
            ),
          },
        ]}
        onOpenChange={(_id, isOpen) => {
          if (isOpen) setHasOpened(true);
        }}
      />
    </div>
  );
}

interface RequestedFactsProps extends Required<Pick<ProductFactsProps, 'title' | 'ownCatalogue' | 'isUseElsewhere'>> {
  /** How often `show` was called. Each time the facts scroll into view. */
  readonly timesShown: number;
}

function RequestedFacts({ title, ownCatalogue, isUseElsewhere, timesShown }: RequestedFactsProps) {
  const wanted = useMemo(() => ({ titles: [title], language: languageCopy.current }), [title]);
  const { currentData, error, isFetching, refetch } = useGetFactsQuery(wanted);
  const facts = currentData?.[title];
  const box = useRef<HTMLDivElement>(null);
  const state = viewState({ data: facts, error, isFetching }, (one) => one === null);
  const retry = () => void refetch();
  useRetryOnline(state.view === 'failed' && state.error.kind === 'offline', () => {
    // The button 'Try again' disappears, and may have the focus.
    if (box.current?.contains(document.activeElement)) moveFocusFromRemoved(box.current, { preventScroll: true });
    retry();
  });
  const isLoading = state.view === 'loading';
  useEffect(() => {
    const disclosure = box.current?.closest('details');
    if (timesShown === 0 || isLoading || !disclosure?.contains(document.activeElement)) return;
    // Without a `behavior` the browser scrolls at once, so that nothing moves for a shopper who wants reduced motion.
    disclosure.scrollIntoView({ block: 'start' });
  }, [timesShown, isLoading]);
  return (
    <styled.div ref={box} tabIndex={-1} outline="[none]" aria-busy={isLoading}>
      <QueryState
        state={state}
        loading={
          <Grid gap="3" justifyItems="start">
            <LoadingText>{productFactsCopy.loading}</LoadingText>
            {['uses', 'contents', 'howToUse', 'askFirst', 'storage'].map((name) => (
              <Skeleton key={name} h="4rem" />
            ))}
          </Grid>
        }
        empty={<p>{productFactsCopy.none}</p>}
        errorTexts={productFactsCopy.failed}
        illustrationSize={0}
        focusOnRetry={box}
        onRetry={retry}
      >
        {(found) =>
          found && <FactsList title={title} facts={found} hasBadges={!ownCatalogue} isUseElsewhere={isUseElsewhere} />
        }
      </QueryState>
    </styled.div>
  );
}

/** The beginning of 'allergy' and 'allergic', and the word in Hindi. The facts are in either language. */
const allergyWords = ['allerg', 'एलर्जी'];

interface FactsListProps extends Required<Pick<ProductFactsProps, 'title' | 'isUseElsewhere'>> {
  readonly facts: Facts;
  /**
   * Whether the products are those of the demo. The page then has the badges of the requirements, one of which is
   * 'Allergen free' (DETAIL-14), and the facts have a line about the data that only a real pack has.
   */
  readonly hasBadges: boolean;
}

function FactsList({ title, facts, hasBadges, isUseElsewhere }: FactsListProps) {
  const language = languageOfFacts(facts);
  const namesAllergy = allergyWords.some((word) => facts.askFirst.normalize().toLowerCase().includes(word));
  const brand = [productFactsCopy.brand, facts.brand, languageCopy.apiLanguage] as const;
  const uses = [productFactsCopy.uses, facts.uses, language] as const;
  const askName = isDevice(title) ? productFactsCopy.askWhen : productFactsCopy.askFirst;
  const askFirst = [askName, facts.askFirst, language] as const;
  const pack = [productFactsCopy.pack, productFactsCopy.packText, undefined] as const;
  // Each line has a name, a text, and the language of the text if it is not that of the page.
  const lines = [
    ...(facts.brand === undefined ? [] : [brand]),
    ...(isUseElsewhere ? [] : [uses]),
    [productFactsCopy.contents, <FactContents key="contents" facts={facts} />, undefined],
    [productFactsCopy.howToUse, facts.howToUse, language],
    ...(isUseElsewhere ? [] : [askFirst]),
    [productFactsCopy.storage, facts.storage, language],
    ...(hasBadges ? [pack] : []),
  ] as const;
  return (
    <>
      {language && <styled.p mb="3">{productFactsCopy.onlyInEnglish}</styled.p>}
      {facts.note && (
        <styled.p lang={language} mb="3" textStyle="caption" color="fg.muted" whiteSpace="pre-line">
          {facts.note}
        </styled.p>
      )}
      {hasBadges && namesAllergy && (
        <styled.p mb="3">{productFactsCopy.allergy(medicineDetailsCopy.badges.allergen)}</styled.p>
      )}
      <List>
        {lines.map(([name, text, languageOfText]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd lang={languageOfText}>{text}</dd>
          </Fragment>
        ))}
        {facts.claims !== undefined && (
          <>
            <dt>{productFactsCopy.claims}</dt>
            <dd lang={languageCopy.apiLanguage}>{facts.claims}</dd>
            <styled.dd textStyle="caption" color="fg.muted">
              {productFactsCopy.claimsNote}
            </styled.dd>
          </>
        )}
      </List>
    </>
  );
}
