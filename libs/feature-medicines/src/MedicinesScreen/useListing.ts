import { pageCount, pageIn, policy, topicIn, type PageState } from '@niramaya/contract';
import { isLabTest, searchOfTopic } from '@niramaya/copy/topics';
import {
  noFilters,
  readFilters,
  useGetProductsQuery,
  useStorageReady,
  viewState,
  writeFilters,
  type Filters,
} from '@niramaya/data-access';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export type Listing = ReturnType<typeof useListing>;

export interface ListingProps {
  readonly listing: Listing;
  /** Called with the new filters by a control that disappears with its click. It must move the focus. */
  readonly onFilterDrop: (next: Filters) => void;
}

/**
 * Fetches the products for the filters in the address and the page in the history entry, and returns the listing with
 * the functions that change them. Each change is a new history entry, so that Back undoes it (API-01, API-11, API-12).
 */
export function useListing() {
  const location = useLocation();
  const navigate = useNavigate();

  // The prerendered page has no query, and the first render must be equal to it. Fetching then would fetch all
  // products.
  const isReady = useStorageReady();
  const search = isReady ? location.search : '';
  const filters = useMemo(() => (search === '' ? noFilters : readFilters(new URLSearchParams(search))), [search]);
  const page = isReady ? pageIn(location.state) : 1;

  // A filter, a search or another page is a new entry without the topic.
  const topicName = isReady && search === '' ? topicIn(location.state) : null;
  const topicSearch = topicName === null ? null : searchOfTopic(topicName);

  const query = useGetProductsQuery(
    { ...filters, page, limit: policy.pageSize, ...(topicSearch !== null && { count: topicSearch }) },
    { skip: !isReady },
  );
  const { currentData, error, isFetching, refetch } = query;

  // The numbers of the last response for these filters. They stay while another page of the same list loads.
  const [known, setKnown] = useState<{ search: string; total: number; hasMore: boolean } | null>(null);
  if (currentData) {
    const { totalCount, hasMore } = currentData;
    const isKnown = known?.search === search && known.total === totalCount && known.hasMore === hasMore;
    if (!isKnown) setKnown({ search, total: totalCount, hasMore });
  }
  const current = known?.search === search ? known : null;
  const total = current?.total ?? null;
  const pages = total === null ? null : pageCount(total, policy.pageSize);
  // Whether the page of the history entry is after the last one.
  const isBeyond = !isFetching && pages !== null && pages > 0 && page > pages;

  const changeFilters = useCallback(
    (next: Filters): void => void navigate({ search: writeFilters(next).toString() }),
    [navigate],
  );

  const goToPage = (next: number) => {
    // Another page drops the offer: the new query has the filters only and no number of an offer, and so has the new
    // state.
    const query = writeFilters(filters).toString();
    if (next !== page) void navigate({ search: query }, { state: { page: next } satisfies PageState });
  };

  useEffect(() => {
    // The list has become shorter since the page was left, so its last page replaces the one that no longer exists.
    if (isBeyond) void navigate({ search }, { replace: true, state: { page: pages } satisfies PageState });
  }, [isBeyond, navigate, pages, search]);

  const view = useMemo(
    () => viewState({ data: currentData, error, isFetching }, (data) => data.products.length + data.unread === 0),
    [currentData, error, isFetching],
  );
  return {
    filters,
    /** The concern, brand or menu entry by which the shopper came, and its search; null for another list. */
    topic: topicName !== null && topicSearch !== null ? { name: topicName, search: topicSearch } : null,
    /** The lab test of the home screen by which the shopper came; null for another list. */
    labTest: topicName !== null && isLabTest(topicName) ? topicName : null,
    /** Puts new filters in the address, as a new history entry at page 1. */
    changeFilters,
    /** The number of the page, from 1. */
    page,
    /** Opens another page as a new history entry. */
    goToPage,
    /** The number of products that match; null until the first response for these filters. */
    total,
    /** More products match than `total`, which is the most that a search counts. The pages end there. */
    hasMore: current?.hasMore ?? false,
    /** The number of pages: 0 if nothing matches, and null as long as `total` is null. */
    pages,
    view: isBeyond ? ({ view: 'loading' } as const) : view,
    /** The number of grey cards while the page loads. */
    expected: Math.min(policy.pageSize, Math.max(0, (total ?? Infinity) - (page - 1) * policy.pageSize)),
    /** Sends the same request again. */
    retry: () => void refetch(),
  };
}
