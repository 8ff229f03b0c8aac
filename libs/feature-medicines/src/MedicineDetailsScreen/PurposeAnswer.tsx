import { isDevice } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { productFactsCopy } from '@niramaya/copy/product-facts';
import { useGetFactsQuery, useRetryOnline, viewState } from '@niramaya/data-access';
import { Button, LoadingText, moveFocusFromRemoved, QueryState } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useEffect, useMemo, useRef } from 'react';
import { languageOfFacts } from '../ProductFacts/facts-language';

interface PurposeAnswerProps {
  /** The exact title, by which the shop finds the product. */
  readonly title: string;
  /** Called on a click on the button that leads to all facts. */
  readonly onMore: () => void;
}

/**
 * PurposeAnswer has the use of a product and who should ask a doctor first, and a button for all of its facts. It
 * requests the facts when it is mounted, so it is mounted by a control of its own (requirement AMB-65 in
 * `docs/requirements.md`). It scrolls into view, because on a phone the bar with Add to Cart would hide it.
 */
export function PurposeAnswer({ title, onMore }: PurposeAnswerProps) {
  const wanted = useMemo(() => ({ titles: [title], language: languageCopy.current }), [title]);
  const { currentData, error, isFetching, refetch } = useGetFactsQuery(wanted);
  const state = viewState({ data: currentData?.[title], error, isFetching }, (one) => one === null);
  const box = useRef<HTMLDivElement>(null);
  const retry = () => void refetch();
  useRetryOnline(state.view === 'failed' && state.error.kind === 'offline', () => {
    // The button 'Try again' disappears, and may have the focus.
    if (box.current?.contains(document.activeElement)) moveFocusFromRemoved(box.current, { preventScroll: true });
    retry();
  });
  const scrolledTo = useRef<number | null>(null);
  useEffect(() => {
    // A shopper who has scrolled on while the facts were loading is not brought back.
    if (scrolledTo.current !== null && scrolledTo.current !== window.scrollY) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    scrolledTo.current = window.scrollY;
  }, [state.view]);
  return (
    <styled.div ref={box} tabIndex={-1} outline="[none]" aria-busy={state.view === 'loading'}>
      <QueryState
        state={state}
        loading={<LoadingText>{productFactsCopy.loading}</LoadingText>}
        empty={<p>{productFactsCopy.none}</p>}
        errorTexts={productFactsCopy.failed}
        illustrationSize={0}
        focusOnRetry={box}
        onRetry={retry}
      >
        {(facts) =>
          facts && (
            <>
              <styled.p lang={languageOfFacts(facts)} textWrap="[pretty]" whiteSpace="pre-line">
                {facts.uses}
              </styled.p>
              <styled.p mt="2" fontWeight="semibold" color="fg">
                {isDevice(title) ? productFactsCopy.askWhen : productFactsCopy.askFirst}
              </styled.p>
              <styled.p lang={languageOfFacts(facts)} textWrap="[pretty]" whiteSpace="pre-line">
                {facts.askFirst}
              </styled.p>
              {/* The text of the button is at the edge of the line above it, and its touch area reaches beyond. */}
              <styled.div ms="-3">
                <Button variant="ghost" size="sm" onClick={onMore}>
                  {medicineDetailsCopy.moreFacts}
                </Button>
              </styled.div>
            </>
          )
        }
      </QueryState>
    </styled.div>
  );
}
