import { Container, styled } from '@niramaya/ui/styled';
import { medicinesCopy } from '@niramaya/contract/copy/medicines';
import type { Filters } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Pagination, useCopy, VisuallyHidden } from '@niramaya/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { ChosenOffer } from '../ChosenOffer/ChosenOffer';
import { CompareTray } from '../CompareTray/CompareTray';
import { ListingBanner } from '../ListingBanner/ListingBanner';
import { ListingSidebar } from '../ListingFilters/ListingSidebar';
import { ListingResults } from '../ListingResults/ListingResults';
import { ListingToolbar } from '../ListingToolbar/ListingToolbar';
import { useDocumentTitle } from '../useDocumentTitle';
import { useStructuredData } from '../useStructuredData';
import { listData } from './list-data';
import { useIsFromOffer } from './useIsFromOffer';
import { useListing } from './useListing';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15.5rem minmax(0, 1fr)' },
    alignItems: 'start',
    columnGap: '8',
    pt: { base: '4', lg: '6' },
    pb: '4',
  },
});

/** As high as a screenful even with one product, so that a response never moves the footer into view. */
const Results = styled('section', {
  base: {
    minHeight: '[calc(100dvh - 8rem)]',
    minWidth: '0',
    _focusVisible: { outline: '[none]' },
  },
});

/** A constant element, so that React does not re-render it with the screen. */
const banner = <ListingBanner />;

/**
 * The medicines listing (ROUTE-04). The address holds its filters and order. Its four data states have the same size.
 */
export function MedicinesScreen() {
  const words = useCopy(medicinesCopy);
  const listing = useListing();
  const { filters, changeFilters, goToPage, page, pages, retry, view } = listing;
  const results = useRef<HTMLElement>(null);
  const titleId = useId();
  const isFromOffer = useIsFromOffer();
  const isSearch = filters.text !== '';
  useDocumentTitle(isSearch ? words.search.title(filters.text) : null);
  useStructuredData(view.view === 'ready' ? listData(view.data.products, window.location.href) : null);

  /** Focuses the list and scrolls to its top, after a change that replaces the list and removes the clicked control. */
  const showResults = () => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };

  const shownText = useRef(filters.text);
  const navigation = useNavigationType();
  const showSearch = useEffectEvent((text: string) => {
    if (shownText.current === text) return;
    shownText.current = text;
    // Back and Forward restore the old scroll position.
    if (navigation !== 'POP') showResults();
  });
  // After a search from the top bar while the listing is open, the focus moves from the field to the results.
  useEffect(() => {
    showSearch(filters.text);
  }, [filters.text]);

  const dropFilter = (next: Filters) => {
    changeFilters(next);
    showResults();
  };

  return (
    <Container>
      {banner}
      <Columns>
        <ListingSidebar filters={filters} onFiltersChange={changeFilters} />
        <Results ref={results} aria-labelledby={titleId} aria-busy={view.view === 'loading'} tabIndex={-1}>
          <VisuallyHidden as="h2" id={titleId}>
            {isSearch ? words.search.products(filters.text) : words.products}
          </VisuallyHidden>
          <ListingToolbar listing={listing} onFiltersChange={changeFilters} onFilterDrop={dropFilter} />
          {isFromOffer && (
            <BlockBoundary>
              <ChosenOffer />
            </BlockBoundary>
          )}
          {/*
            Below an offer the list has its own key. Cards that a reload first paints higher would count as a layout
            shift.
          */}
          <ListingResults
            key={isFromOffer ? 'below an offer' : 'alone'}
            listing={{
              ...listing,
              retry: () => {
                retry();
                showResults();
              },
            }}
            onFilterDrop={dropFilter}
          />
          {pages !== null && view.view !== 'failed' && (
            <styled.div pt="8">
              <Pagination
                page={page}
                pageCount={pages}
                onPageChange={(next) => {
                  goToPage(next);
                  showResults();
                }}
                labels={words.pages}
              />
            </styled.div>
          )}
          <BlockBoundary asNotice>
            <CompareTray onClear={() => results.current?.focus({ preventScroll: true })} />
          </BlockBoundary>
        </Results>
      </Columns>
    </Container>
  );
}
