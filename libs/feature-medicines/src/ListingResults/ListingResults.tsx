import { styled } from '@niramaya/ui/styled';
import type { Product } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { messages } from '@niramaya/contract/copy/messages';
import { useCompared, useSaved, type Filters } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { Button, QueryState, useCopy } from '@niramaya/ui';
import { useDeferredValue, useMemo } from 'react';
import { useBriefly, useLast } from './held';
import type { Listing } from '../MedicinesScreen/useListing';
import { ListingCard } from '../ListingCard/ListingCard';
import { HelpCard } from './HelpCard';
import { ProductCardSkeleton } from '../ProductCard/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid/ProductGrid';

const NothingFound = lazyComponent('nothing found', () =>
  import('./NothingFound').then((module) => module.NothingFound),
);

/** The number of cards whose pictures load at once: the first row of the widest grid. */
const firstRow = 4;

/** A constant element, so that React does not re-render it with the list. */
const closing = <HelpCard />;

/** The time in ms for which the old cards stay dimmed. A response within it shows no skeleton. */
const heldMs = 400;

/** The dimmed old cards take no clicks: they are about to disappear, and a double-click could hit one. */
const Held = styled('div', { base: { opacity: '[0.5]', pointerEvents: 'none' } });

const Unread = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', pb: '4', color: 'fg.muted' },
});

export interface ListingResultsProps {
  readonly listing: Listing;
  readonly onFilterDrop: (next: Filters) => void;
}

/**
 * The list in its four states (STATE-44 to STATE-46, ERROR-07). The toolbar above shows the text of the loading state.
 */
export function ListingResults({ listing, onFilterDrop }: ListingResultsProps) {
  const words = useCopy(medicinesCopy);
  const { view, filters, expected, retry } = listing;
  const skeleton = useMemo(() => <ProductGridSkeleton count={expected} closing={closing} />, [expected]);
  const before = useLast(view.view === 'ready' ? view.data.products : null);
  const isBrief = useBriefly(view.view === 'loading', heldMs);

  return (
    <QueryState
      state={view}
      loading={
        before && isBrief ? (
          <Held>
            <Products products={before} />
          </Held>
        ) : (
          skeleton
        )
      }
      empty={<NothingFound filters={filters} onFilterDrop={onFilterDrop} waiting={skeleton} />}
      errorTexts={{ message: messages.listError, ...words.failed }}
      level={3}
      onRetry={retry}
    >
      {({ products, unread }) => (
        <>
          {unread > 0 && (
            <Unread role="status">
              <p>{words.unread(unread)}</p>
              <Button variant="outline" size="sm" onClick={retry}>
                {words.failed.retry}
              </Button>
            </Unread>
          )}
          <Products products={products} />
        </>
      )}
    </QueryState>
  );
}

/**
 * Renders the first cards at once and the others right after them. One task for all cards would block a click on a slow
 * phone for twice as long.
 */
function Products({ products }: { readonly products: readonly Product[] }) {
  const words = useCopy(medicinesCopy);
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
