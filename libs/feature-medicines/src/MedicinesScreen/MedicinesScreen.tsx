import { Container, Grid, styled } from '@niramaya/ui/styled';
import { offerIn, readOfferLink } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useStorageReady, type Filters } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { moveFocusFromRemoved, Pagination } from '@niramaya/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { ChosenOffer } from '../ChosenOffer/ChosenOffer';
import { LinkedOffer } from '../ChosenOffer/LinkedOffer';
import { CompareTray } from '../CompareTray/CompareTray';
import { ListingBanner } from '../ListingBanner/ListingBanner';
import { ListingSidebar } from '../ListingFilters/ListingSidebar';
import { ListingResults } from '../ListingResults/ListingResults';
import { ListingToolbar } from '../ListingToolbar/ListingToolbar';
import { listData, StructuredData } from '../structured-data';
import { useHead } from '../useHead';
import { ResultsHeading } from './ResultsHeading';
import { useListing } from './useListing';

/** The banner is the same element in each render, so React never renders it again. */
const banner = <ListingBanner />;

/**
 * MedicinesScreen is the listing of all products (requirement ROUTE-04 in `docs/requirements.md`). Search text, filters
 * and order are in the address, and the page is in the history entry. An offer is in the history entry, or its number
 * is in the address of a new tab or a copied link. The screen fetches each page from the API.
 */
export function MedicinesScreen() {
  const listing = useListing();
  const { filters, changeFilters, goToPage, page, pages, retry, view } = listing;
  const results = useRef<HTMLElement>(null);
  const titleId = useId();
  const { state, search } = useLocation() as { state: unknown; search: string };
  // The prerendered page has no history state and no query, and the first render must be equal to it.
  const isReady = useStorageReady();
  const offer = isReady ? offerIn(state) : null;
  const linkedOffer = isReady && !offer ? readOfferLink(search) : null;
  const isBelowOffer = offer !== null || linkedOffer !== null;
  const isSearch = filters.text !== '';
  useHead(isSearch ? medicinesCopy.search.title(filters.text) : null);

  // A change that replaces the list calls this function. The change may also remove the control that was clicked.
  const showResults = () => {
    moveFocusFromRemoved(results.current, { preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };

  // The search text of the last render, by which a new search is noticed.
  const shownText = useRef(filters.text);
  const navigation = useNavigationType();
  const showSearch = useEffectEvent((text: string) => {
    if (shownText.current === text) return;
    shownText.current = text;
    // After Back and Forward (POP), the storefront restores the scroll position.
    if (navigation !== 'POP') showResults();
  });
  // A search from the top bar moves the focus from its field to the results.
  useEffect(() => {
    showSearch(filters.text);
  }, [filters.text]);

  const replaceFilters = (next: Filters) => {
    changeFilters(next);
    showResults();
  };

  return (
    <Container>
      {banner}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15.5rem minmax(0, 1fr)' }}
        alignItems="start"
        columnGap="8"
        pt={{ base: '1', lg: '6' }}
        pb="4"
      >
        <ListingSidebar filters={filters} onFiltersChange={changeFilters} />
        {/*
          The results are about as tall as the window in every state, so that no response moves the footer into view.
        */}
        <styled.section
          ref={results}
          aria-labelledby={titleId}
          aria-busy={view.view === 'loading'}
          tabIndex={-1}
          minHeight="[calc(100dvh - 7.5rem)]"
          minWidth="0"
          // On a phone the heading of the page is 0.25 rem above. It would show below the top bar, cut off.
          scrollMarginTop={{ base: '-1.5', lg: '0' }}
          _focusVisible={{ outline: '[none]' }}
        >
          <ResultsHeading id={titleId} listing={listing} onFiltersReplace={replaceFilters} />
          {view.view === 'ready' && <StructuredData data={listData(view.data.products, window.location.href)} />}
          <ListingToolbar listing={listing} onFiltersReplace={replaceFilters} />
          {offer && (
            <BlockBoundary>
              <ChosenOffer offer={offer} />
            </BlockBoundary>
          )}
          {linkedOffer !== null && (
            <BlockBoundary>
              <LinkedOffer id={linkedOffer} />
            </BlockBoundary>
          )}
          {isBelowOffer && (
            <styled.h2 textStyle="title" mb="2">
              {offerLandingCopy.list}
            </styled.h2>
          )}
          {/*
            When an offer appears above, a new key replaces the cards. Cards that move down would count as a layout
            shift.
          */}
          <ListingResults
            key={isBelowOffer ? 'below an offer' : 'alone'}
            listing={{
              ...listing,
              retry: () => {
                retry();
                showResults();
              },
            }}
            onFiltersReplace={replaceFilters}
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
                labels={medicinesCopy.pages}
              />
            </styled.div>
          )}
          <BlockBoundary asNotice>
            <CompareTray onClear={() => moveFocusFromRemoved(results.current, { preventScroll: true })} />
          </BlockBoundary>
        </styled.section>
      </Grid>
    </Container>
  );
}
