import { Container, Grid, styled } from '@niramaya/ui/styled';
import { offerIn, readOfferLink } from '@niramaya/contract';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useStorageReady, type Filters } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { moveFocusFromRemoved, Pagination, VisuallyHidden } from '@niramaya/ui';
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
import { useListing } from './useListing';

/** Constant, so that it never re-renders. */
const banner = <ListingBanner />;

export function MedicinesScreen() {
  const listing = useListing();
  const { filters, changeFilters, goToPage, page, pages, retry, view } = listing;
  const results = useRef<HTMLElement>(null);
  const titleId = useId();
  const { state, search } = useLocation() as { state: unknown; search: string };
  // The prerendered page has neither.
  const isReady = useStorageReady();
  const offer = isReady ? offerIn(state) : null;
  const linkedOffer = isReady && !offer ? readOfferLink(search) : null;
  const isSearch = filters.text !== '';
  useHead(isSearch ? medicinesCopy.search.title(filters.text) : null);

  const showResults = () => {
    moveFocusFromRemoved(results.current, { preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
  };

  const shownText = useRef(filters.text);
  const navigation = useNavigationType();
  const showSearch = useEffectEvent((text: string) => {
    if (shownText.current === text) return;
    shownText.current = text;
    // Back and Forward restore the scroll position.
    if (navigation !== 'POP') showResults();
  });
  // After a search from the top bar.
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
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '15.5rem minmax(0, 1fr)' }}
        alignItems="start"
        columnGap="8"
        pt={{ base: '4', lg: '6' }}
        pb="4"
      >
        <ListingSidebar filters={filters} onFiltersChange={changeFilters} />
        {/* The footer never moves into view. */}
        <styled.section
          ref={results}
          aria-labelledby={titleId}
          aria-busy={view.view === 'loading'}
          tabIndex={-1}
          minHeight="[calc(100dvh - 8rem)]"
          minWidth="0"
          _focusVisible={{ outline: '[none]' }}
        >
          <VisuallyHidden as="h2" id={titleId}>
            {isSearch ? medicinesCopy.search.products(filters.text) : medicinesCopy.products}
          </VisuallyHidden>
          {view.view === 'ready' && <StructuredData data={listData(view.data.products, window.location.href)} />}
          <ListingToolbar listing={listing} onFilterDrop={dropFilter} />
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
          {/* Below an offer, cards would shift. */}
          <ListingResults
            key={offer || linkedOffer !== null ? 'below an offer' : 'alone'}
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
