import { pageCount, pageIn, policy, topicIn, type PageState } from '@niramaya/contract';
import { isHomeopathy, isLabTest, searchOfTopic } from '@niramaya/copy/topics';
import {
  noFilters,
  readFilters,
  useGetProductsQuery,
  useRetryOnline,
  useStorageReady,
  viewState,
  writeFilters,
  type Filters,
  type ProductPage,
} from '@niramaya/data-access';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The listing as `useListing` returns it: its products, filters and pages, with the functions that change them. */
export type Listing = ReturnType<typeof useListing>;

/** The props of the parts of the listing screen. */
export interface ListingProps {
  readonly listing: Listing;
  /**
   * Called with the new filters, in place of `listing.changeFilters`, by a control that disappears with its click, such
   * as a filter chip. The callback changes the filters, and also moves the focus to an element that stays.
   */
  readonly onFiltersReplace: (next: Filters) => void;
}

/**
 * Fetches the products for the filters in the address and the page in the history entry, and returns the listing with
 * the functions that change them. Each change is a new history entry, so that Back undoes it (requirements API-01,
 * API-11 and API-12 in `docs/requirements.md`).
 */
export function useListing() {
  const location = useLocation();
  const navigate = useNavigate();

  // `isReady` is false in the prerendered page and during hydration, whose first render must equal that page. The build
  // does not know the query string, so nothing is fetched until then: it would be the list without filters. Storage is
  // ready as soon as the page is hydrated.
  const isReady = useStorageReady();
  const queryString = isReady ? location.search : '';
  const filters = useMemo(
    () => (queryString === '' ? noFilters : readFilters(new URLSearchParams(queryString))),
    [queryString],
  );
  const page = isReady ? pageIn(location.state) : 1;

  // A topic is the concern, brand, lab test or menu entry by which the shopper came. Only the history entry of that
  // link has it in its state: a filter, a search and another page open an entry of their own without the topic.
  const topicName = isReady && queryString === '' ? topicIn(location.state) : null;
  // A lab test and a homeopathy product have no search, and neither has a topic that the whole list answers.
  const topicSearchText = topicName === null ? null : searchOfTopic(topicName);

  // The list of a topic has all products. The request also counts the matches of the topic's search, which the screen
  // offers with this number.
  const counted = topicSearchText === null ? {} : { countedSearchText: topicSearchText };
  const { currentData, error, isFetching, refetch } = useGetProductsQuery(
    { ...filters, page, limit: policy.pageSize, ...counted },
    { skip: !isReady },
  );

  const isOffline = error !== undefined && 'kind' in error && error.kind === 'offline' && !isFetching;
  useRetryOnline(isOffline, () => void refetch());
  // A list that was on the screen before the connection was lost stays readable. A server that answers with an error
  // replaces it (requirement ERROR-07).
  const isKept = isOffline && currentData !== undefined;

  // The numbers of the last response, with the query string for which it came. They stay while another page of the same
  // list loads. They are set during the render, as React advises for a state that follows other data
  // (https://react.dev/reference/react/useState#storing-information-from-previous-renders). An effect would show one
  // frame with the former numbers.
  const [lastCounts, setLastCounts] = useState<{ queryString: string; total: number; hasMore: boolean } | null>(null);
  if (currentData) {
    const { totalCount, hasMore } = currentData;
    const isUnchanged =
      lastCounts?.queryString === queryString && lastCounts.total === totalCount && lastCounts.hasMore === hasMore;
    if (!isUnchanged) setLastCounts({ queryString, total: totalCount, hasMore });
  }
  const counts = lastCounts?.queryString === queryString ? lastCounts : null;
  const total = counts?.total ?? null;
  const pages = total === null ? null : pageCount(total, policy.pageSize);
  // Until the number is known, a full page is expected.
  const productsFromThisPage = total === null ? Infinity : total - (page - 1) * policy.pageSize;
  // True if the page of the history entry comes after the last page.
  const isBeyondLastPage = !isFetching && pages !== null && pages > 0 && page > pages;

  // The function stays the same, so that the memoised `ListingSidebar` does not render again with each response.
  const changeFilters = useCallback(
    (next: Filters) => {
      void navigate({ search: writeFilters(next).toString() });
    },
    [navigate],
  );

  const goToPage = (next: number) => {
    if (next === page) return;
    // The address or the history state can name an offer, which the screen shows above the products. `writeFilters` and
    // the new state both omit it, so that the next page is shown without the offer.
    const nextQuery = writeFilters(filters).toString();
    void navigate({ search: nextQuery }, { state: { page: next } satisfies PageState });
  };

  useEffect(() => {
    // The list has become shorter since the shopper left this page, so its last page replaces the one that no longer
    // exists.
    if (isBeyondLastPage)
      void navigate({ search: queryString }, { replace: true, state: { page: pages } satisfies PageState });
  }, [isBeyondLastPage, navigate, pages, queryString]);

  const view = useMemo(() => {
    // A list whose products all fail their schema is not empty: they exist, but cannot be shown.
    const isEmpty = ({ products, unreadableCount }: ProductPage) => products.length === 0 && unreadableCount === 0;
    return viewState({ data: currentData, error: isKept ? undefined : error, isFetching }, isEmpty);
  }, [currentData, error, isFetching, isKept]);
  return {
    /** The filters in the address. */
    filters,
    /** The concern, brand or menu entry by which the shopper came, and its search text; null for another list. */
    topic: topicName !== null && topicSearchText !== null ? { name: topicName, searchText: topicSearchText } : null,
    /** The lab test of the home screen by which the shopper came; null for another list. */
    labTest: topicName !== null && isLabTest(topicName) ? topicName : null,
    /** The homeopathy product of the home screen by which the shopper came; null for another list. */
    homeopathy: topicName !== null && isHomeopathy(topicName) ? topicName : null,
    /** Puts new filters in the address, as a new history entry at page 1. */
    changeFilters,
    /** The number of the page, from 1. */
    page,
    /** Opens another page as a new history entry. */
    goToPage,
    /** The number of products that match; null until the first response for these filters. */
    total,
    /** True if more products match than a search counts. `total` is then that maximum, and the pages end with it. */
    hasMore: counts?.hasMore ?? false,
    /** The number of pages: 0 if nothing matches, and null as long as `total` is null. */
    pages,
    /** The state of the request. It is `loading` too while the last page replaces one that no longer exists. */
    view: isBeyondLastPage ? ({ view: 'loading' } as const) : view,
    /** Whether `view` shows products that came before the connection was lost. */
    isKept,
    /** The number of grey cards while the page loads. */
    skeletonCount: Math.min(policy.pageSize, Math.max(0, productsFromThisPage)),
    /** Sends the same request again. */
    retry: () => void refetch(),
  };
}
