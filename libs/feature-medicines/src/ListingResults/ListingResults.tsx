import { chakra } from '@niramaya/ui/chakra';
import { medicinesCopy, messages, type Product } from '@niramaya/contract';
import { useCart, useCompared, useSaved, type Filters } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { ErrorState, Illustration, ProductCardSkeleton, ProductGrid, ProductGridSkeleton, useCopy } from '@niramaya/ui';
import { useDeferredValue, useMemo } from 'react';
import { useBriefly, useLast } from './held';
import type { Listing } from '../MedicinesScreen/useListing';
import { ListingCard } from '../ListingCard/ListingCard';
import { HelpCard } from './HelpCard';

const NothingFound = lazyComponent('nothing found', () =>
  import('./NothingFound').then((module) => module.NothingFound),
);

/** Cards whose pictures are fetched at once: the first row of the widest grid. */
const firstRow = 4;

/** The same element each time: nothing that changes the list changes it. */
const closing = <HelpCard />;

/** ms that the cards of before stay, dimmed: a fast answer then shows no skeleton. */
const heldMs = 400;

/** Not to be pressed: they are about to go, and the second press of a double one may land on them. */
const Held = chakra('div', { base: { opacity: '[0.5]', pointerEvents: 'none' } });

export interface ListingResultsProps {
  readonly listing: Listing;
  readonly onFilterDrop: (next: Filters) => void;
}

/** The list in its four states (STATE-44 to STATE-46, ERROR-07). The words of the first stand in the toolbar above. */
export function ListingResults({ listing, onFilterDrop }: ListingResultsProps) {
  const words = useCopy(medicinesCopy);
  const { view, filters, expected, retry } = listing;
  const skeleton = useMemo(() => <ProductGridSkeleton count={expected} closing={closing} />, [expected]);
  const before = useLast(view.view === 'ready' ? view.data.products : null);
  const isBrief = useBriefly(view.view === 'loading', heldMs);

  switch (view.view) {
    case 'loading':
      return before && isBrief ? (
        <Held>
          <Products products={before} />
        </Held>
      ) : (
        skeleton
      );
    case 'failed': {
      const { kind, requestId } = view.error;
      return (
        <ErrorState
          illustration={<Illustration name={kind === 'offline' ? 'offline' : 'error'} />}
          message={messages.listError}
          title={words.failed.title}
          text={
            kind === 'offline'
              ? words.failed.offline
              : [words.failed.text, ...(requestId ? [words.failed.reference(requestId)] : [])].join(' ')
          }
          retryLabel={words.failed.retry}
          onRetry={retry}
          level={3}
        />
      );
    }
    case 'empty':
      return <NothingFound filters={filters} onFilterDrop={onFilterDrop} waiting={skeleton} />;
    case 'ready':
      return <Products products={view.data.products} />;
  }
}

/**
 * The first cards at once and the others right after them: all in one go would keep a slow phone from answering a press
 * for twice as long.
 */
function Products({ products }: { readonly products: readonly Product[] }) {
  const words = useCopy(medicinesCopy);
  const { items } = useCart();
  const saved = useSaved();
  const compared = useCompared();
  const rendered = useDeferredValue(products.length, firstRow);
  return (
    <ProductGrid label={words.products} closing={closing}>
      {products.map((product, index) =>
        index < rendered ? (
          <ListingCard
            key={product.id}
            product={product}
            inCart={items.some((item) => item.title === product.title)}
            saved={saved.some(({ title }) => title === product.title)}
            compared={compared.some(({ title }) => title === product.title)}
            eager={index < firstRow}
          />
        ) : (
          <ProductCardSkeleton key={product.id} />
        ),
      )}
    </ProductGrid>
  );
}
