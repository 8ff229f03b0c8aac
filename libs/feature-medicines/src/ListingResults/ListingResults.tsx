import { styled } from '@niramaya/ui/styled';
import type { Product } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import { messages } from '@niramaya/contract/copy/messages';
import { useCompared, useSaved, type Filters } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { Button, QueryState, useCopy } from '@niramaya/ui';
import { useDeferredValue, useMemo } from 'react';
import { useBriefly, useLast } from './previous';
import type { Listing } from '../MedicinesScreen/useListing';
import { ListingCard } from '../ListingCard/ListingCard';
import { HelpCard } from './HelpCard';
import { ProductCardSkeleton } from '../ProductCard/ProductCard';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid/ProductGrid';

const NothingFound = lazyComponent('nothing found', () =>
  import('./NothingFound').then((module) => module.NothingFound),
);

/** The first row of the widest grid. */
const firstRow = 4;

/** Constant, so that React does not re-render it. */
const closing = <HelpCard />;

/** The old cards stay dimmed for this many ms. */
const previousResultsMs = 400;

/** A double-click could hit a card that is about to disappear. */
const PreviousResults = styled('div', { base: { opacity: '[0.5]', pointerEvents: 'none' } });

const Unread = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', pb: '4', color: 'fg.muted' },
});

export interface ListingResultsProps {
  readonly listing: Listing;
  readonly onFilterDrop: (next: Filters) => void;
}

export function ListingResults({ listing, onFilterDrop }: ListingResultsProps) {
  const copy = useCopy(medicinesCopy);
  const { view, filters, expected, retry } = listing;
  const skeleton = useMemo(() => <ProductGridSkeleton count={expected} closing={closing} />, [expected]);
  const before = useLast(view.view === 'ready' ? view.data.products : null);
  const isBrief = useBriefly(view.view === 'loading', previousResultsMs);

  return (
    <QueryState
      state={view}
      loading={
        before && isBrief ? (
          <PreviousResults>
            <Products products={before} />
          </PreviousResults>
        ) : (
          skeleton
        )
      }
      empty={<NothingFound filters={filters} onFilterDrop={onFilterDrop} waiting={skeleton} />}
      errorTexts={{ message: messages.listError, ...copy.failed }}
      level={3}
      onRetry={retry}
    >
      {({ products, unread }) => (
        <>
          {unread > 0 && (
            <Unread role="status">
              <p>{copy.unread(unread)}</p>
              <Button variant="outline" size="sm" onClick={retry}>
                {copy.failed.retry}
              </Button>
            </Unread>
          )}
          <Products products={products} />
        </>
      )}
    </QueryState>
  );
}

/** One task for all cards would block a click on a slow phone. */
function Products({ products }: { readonly products: readonly Product[] }) {
  const copy = useCopy(medicinesCopy);
  const saved = useSaved();
  const compared = useCompared();
  const rendered = useDeferredValue(products.length, firstRow);
  return (
    <ProductGrid label={copy.products} closing={closing}>
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
