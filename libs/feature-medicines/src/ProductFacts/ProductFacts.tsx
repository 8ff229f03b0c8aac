import { Grid, styled } from '@niramaya/ui/styled';
import type { ProductFacts as Facts } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { productFactsCopy } from '@niramaya/copy/product-facts';
import { hasOwnCatalogue, useGetFactsQuery, useRetryOnline, viewState } from '@niramaya/data-access';
import { Accordion, LoadingText, moveFocusFromRemoved, QueryState, Skeleton } from '@niramaya/ui';
import { Fragment, useMemo, useRef, useState } from 'react';
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

interface ProductFactsProps {
  /** The exact title, by which the shop finds the product. */
  readonly title: string;
  /** Whether the products are not those of the demo. @default VITE_OWN_CATALOGUE of the build */
  readonly ownCatalogue?: boolean;
}

/**
 * ProductFacts has what the shop knows of a product: the use, the contents, how to take it, who should ask first, and
 * how to keep it. It is closed at first, and requests the facts when it is opened for the first time (requirement
 * AMB-65 in `docs/requirements.md`). If that fails without a connection, it requests them again once there is one.
 */
export function ProductFacts({ title, ownCatalogue = hasOwnCatalogue }: ProductFactsProps) {
  const [hasOpened, setHasOpened] = useState(false);
  const content = hasOpened && <RequestedFacts title={title} ownCatalogue={ownCatalogue} />;
  return (
    <Accordion
      items={[{ id: 'facts', title: productFactsCopy.title, content }]}
      onOpenChange={(_id, isOpen) => {
        if (isOpen) setHasOpened(true);
      }}
    />
  );
}

function RequestedFacts({ title, ownCatalogue }: Required<ProductFactsProps>) {
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
  return (
    <styled.div ref={box} tabIndex={-1} outline="[none]" aria-busy={state.view === 'loading'}>
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
        {(found) => found && <FactsList facts={found} hasBadges={!ownCatalogue} />}
      </QueryState>
    </styled.div>
  );
}

/** The beginning of 'allergy' and 'allergic', and the word in Hindi. The facts are in either language. */
const allergyWords = ['allerg', 'एलर्जी'];

interface FactsListProps {
  readonly facts: Facts;
  /** Whether the page has the badges of the requirements, one of which is 'Allergen free' (DETAIL-14). */
  readonly hasBadges: boolean;
}

function FactsList({ facts, hasBadges }: FactsListProps) {
  const language = languageOfFacts(facts);
  const namesAllergy = allergyWords.some((word) => facts.askFirst.normalize().toLowerCase().includes(word));
  const brand = [productFactsCopy.brand, facts.brand, languageCopy.apiLanguage] as const;
  const lines = [
    ...(facts.brand === undefined ? [] : [brand]),
    [productFactsCopy.uses, facts.uses, language],
    [productFactsCopy.contents, <FactContents key="contents" facts={facts} />, undefined],
    [productFactsCopy.howToUse, facts.howToUse, language],
    [productFactsCopy.askFirst, facts.askFirst, language],
    [productFactsCopy.storage, facts.storage, language],
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
