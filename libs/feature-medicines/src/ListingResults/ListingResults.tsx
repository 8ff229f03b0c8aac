import { Flex, styled } from '@niramaya/ui/styled';
import { inQuotes, paths, type Product } from '@niramaya/contract';
import { everydayConcerns } from '@niramaya/copy/everyday-concerns';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { messages } from '@niramaya/copy/messages';
import { noFilters } from '@niramaya/data-access';
import { lazyComponent } from '@niramaya/lazy';
import { Button, ProductCardSkeleton, QueryState } from '@niramaya/ui';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Listing, ListingProps } from '../MedicinesScreen/useListing';
import { everydayConcernOf } from './everyday-concern';
import { HelpCard } from './HelpCard';
import { MedicineCard } from '../MedicineCard/MedicineCard';
import { TopicLine } from './TopicLine';
import { ProductGrid, ProductGridSkeleton } from '../ProductGrid/ProductGrid';

const NothingFound = lazyComponent('nothing found', () =>
  import('./NothingFound').then((module) => module.NothingFound),
);

const LabTestNotice = lazyComponent('lab test', () => import('./TopicNotice').then((module) => module.LabTestNotice));

const HomeopathyNotice = lazyComponent('homeopathy', () =>
  import('./TopicNotice').then((module) => module.HomeopathyNotice),
);

const ConcernLine = lazyComponent('products of a concern', () =>
  import('./ConcernLine').then((module) => module.ConcernLine),
);

/** The most products of a search next to which those of a concern are offered. */
const fewResults = 4;

/** The number of cards in the first row of the widest grid. Their pictures load at once. */
const firstRow = 4;

/** The room of the notice about a lab test while its chunk loads, about as tall as the notice. */
const labTestRoom = <styled.div minHeight={{ base: '[25.75rem]', lg: '[18.5rem]' }} />;

/** The same for a homeopathy product. In a window of 320 px the heading and each link take a line more. */
const homeopathyRoom = (
  <styled.div
    minHeight={{ base: '[18.25rem]', sm: '[11.75rem]', lg: '[11rem]' }}
    css={{ '@media (max-width: 22rem)': { minHeight: '[22.75rem]' } }}
  />
);

/** The last card is the same element in each render, so React never renders it again. */
const closing = <HelpCard />;

/**
 * The previous results stay, dimmed, for this time while the next ones load, in ms. A fast response shows no skeleton.
 */
const previousResultsMs = 400;

/**
 * ListingResults renders the states of the product list: loading, empty, failed with a retry, and the cards (STATE-44
 * to STATE-46, ERROR-07). The parent fetches the list.
 */
export function ListingResults({ listing, onFiltersReplace }: ListingProps) {
  const { filters, topic, labTest, homeopathy, view, isKept, skeletonCount, retry } = listing;
  // A chosen order always sorts by the MRP.
  const isByMrp = filters.order !== null;
  const skeleton = useMemo(() => <ProductGridSkeleton count={skeletonCount} closing={closing} />, [skeletonCount]);
  const previous = usePrevious(view);
  const isOffline = view.view === 'failed' && view.error.kind === 'offline';

  return (
    <QueryState
      state={view}
      loading={
        previous ? (
          // These cards are about to disappear, and the second click of a double-click could hit one of them.
          <styled.div opacity="[0.5]" pointerEvents="none">
            <Products products={previous} isByMrp={isByMrp} />
          </styled.div>
        ) : (
          skeleton
        )
      }
      empty={<NothingFound listing={listing} onFiltersReplace={onFiltersReplace} waiting={skeleton} />}
      errorTexts={{ message: messages.listError, ...medicinesCopy.failed }}
      level={3}
      onRetry={retry}
      // With the line about the connection below the header, the button stays on the first screen of a phone.
      illustrationSize={isOffline ? 100 : 240}
    >
      {/*
        `corrected` is the text that the search has used in place of a mistyped one, or null. `unsoldWords` are the
        words of the search text that name nothing in the shop. `counted` is the number of products of the topic, or
        null.
      */}
      {({ products, totalCount, unreadableCount, corrected, unsoldWords, counted }) => (
        <>
          {/*
            `isKept` is true while the products of an earlier response stay, because there is no connection. A live
            region is announced reliably only if it is in the page before its text is.
          */}
          <styled.p role="status" pb="3" color="fg.muted" _empty={{ display: 'none' }}>
            {isKept && medicinesCopy.kept}
          </styled.p>
          {topic && (
            <TopicLine
              name={topic.name}
              count={counted}
              onApply={() => onFiltersReplace({ ...noFilters, text: topic.searchText })}
            />
          )}
          {labTest !== null && <LabTestNotice name={labTest} waiting={labTestRoom} />}
          {homeopathy !== null && <HomeopathyNotice name={homeopathy} waiting={homeopathyRoom} />}
          {unsoldWords.length > 0 && (
            <Flex wrap="wrap" align="center" justify="space-between" gap="3" mb="3" px="4" py="2" layerStyle="panel">
              <styled.p textWrap="[pretty]">{medicinesCopy.search.unsold(unsoldWords)}</styled.p>
              <Button href={paths.consultDoctor} variant="outline" size="sm">
                {medicinesCopy.help.action}
              </Button>
            </Flex>
          )}
          {corrected !== null && (
            // The text of the button is at the edge of the cards, and its touch area reaches beyond.
            <styled.div ms="-3" pb="2">
              <Button
                variant="ghost"
                size="sm"
                onClick={() => onFiltersReplace({ ...filters, text: inQuotes(filters.text) })}
              >
                {medicinesCopy.search.literal(filters.text)}
              </Button>
            </styled.div>
          )}
          <ConcernOfFew count={totalCount} text={corrected ?? filters.text} />
          {/* `unreadableCount` products of the response are damaged, so that there is no card for them. */}
          {unreadableCount > 0 && (
            <Flex role="status" wrap="wrap" align="center" gap="3" pb="4" color="fg.muted">
              <p>{medicinesCopy.unread(unreadableCount)}</p>
              <Button variant="outline" size="sm" onClick={retry}>
                {medicinesCopy.failed.retry}
              </Button>
            </Flex>
          )}
          <Products products={products} isByMrp={isByMrp} />
        </>
      )}
    </QueryState>
  );
}

/** Renders the line of the concern that a text names, if the text finds few products. Its height is reserved. */
function ConcernOfFew({ count, text }: { readonly count: number; readonly text: string }) {
  const concern = count > fewResults ? null : everydayConcernOf(text, everydayConcerns);
  return (
    concern && (
      <styled.div pb="3">
        <styled.div minHeight="control">
          <ConcernLine concern={concern} waiting={null} />
        </styled.div>
      </styled.div>
    )
  );
}

/**
 * Renders the cards of the first row at once and the others right after them, in tasks of their own. On a slow phone,
 * one task for all cards would block clicks for twice as long.
 */
function Products({ products, isByMrp }: { readonly products: readonly Product[]; readonly isByMrp: boolean }) {
  const rendered = useDeferredValue(products.length, firstRow);
  return (
    <ProductGrid label={medicinesCopy.products} closing={closing}>
      {products.map((product, index) =>
        index < rendered ? (
          <MedicineCard key={product.id} product={product} eager={index < firstRow} isByMrp={isByMrp} />
        ) : (
          <ProductCardSkeleton key={product.id} />
        ),
      )}
    </ProductGrid>
  );
}

/** Returns the last products while the next ones load, for at most `previousResultsMs`, and otherwise null. */
function usePrevious(view: Listing['view']) {
  const products = view.view === 'ready' ? view.data.products : null;
  const [last, setLast] = useState(products);
  if (products && products !== last) setLast(products);

  const isLoading = view.view === 'loading';
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsOver(true), previousResultsMs);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isLoading]);
  return isLoading && !isOver ? last : null;
}
