import { pageCount, pageIn, policy, type PageState } from '@niramaya/contract';
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
  /** The control disappears. */
  readonly onFilterDrop: (next: Filters) => void;
}

/** Returns the listing of the URL's filters and the entry's page. */
export function useListing() {
  const location = useLocation();
  const navigate = useNavigate();

  // The prerendered page has no query, so the first render must not fetch.
  const isReady = useStorageReady();
  const search = isReady ? location.search : '';
  const filters = useMemo(() => (search === '' ? noFilters : readFilters(new URLSearchParams(search))), [search]);
  const page = isReady ? pageIn(location.state) : 1;

  const query = useGetProductsQuery({ ...filters, page, limit: policy.pageSize }, { skip: !isReady });
  const { currentData, error, isFetching, refetch } = query;

  const [known, setKnown] = useState<{ search: string; total: number; hasMore: boolean } | null>(null);
  if (currentData) {
    const { totalCount, hasMore } = currentData;
    const isKnown = known?.search === search && known.total === totalCount && known.hasMore === hasMore;
    if (!isKnown) setKnown({ search, total: totalCount, hasMore });
  }
  const current = known?.search === search ? known : null;
  const total = current?.total ?? null;
  const pages = total === null ? null : pageCount(total, policy.pageSize);
  const isBeyond = !isFetching && pages !== null && pages > 0 && page > pages;

  const changeFilters = useCallback(
    (next: Filters): void => void navigate({ search: writeFilters(next).toString() }),
    [navigate],
  );

  const goToPage = (next: number) => {
    // Another page drops the offer, in the address too.
    const query = writeFilters(filters).toString();
    if (next !== page) void navigate({ search: query }, { state: { page: next } satisfies PageState });
  };

  useEffect(() => {
    // The list has become shorter.
    if (isBeyond) void navigate({ search }, { replace: true, state: { page: pages } satisfies PageState });
  }, [isBeyond, navigate, pages, search]);

  const view = useMemo(
    () => viewState({ data: currentData, error, isFetching }, (data) => data.products.length + data.unread === 0),
    [currentData, error, isFetching],
  );
  return {
    filters,
    /** Adds a history entry at page 1. */
    changeFilters,
    page,
    goToPage,
    /** Null until the first response for these filters. */
    total,
    /** A search has more matches than `total`; the pages end there. */
    hasMore: current?.hasMore ?? false,
    /** 0 without a match; null like `total`. */
    pages,
    view: isBeyond ? ({ view: 'loading' } as const) : view,
    expected: Math.min(policy.pageSize, Math.max(0, (total ?? Infinity) - (page - 1) * policy.pageSize)),
    retry: () => void refetch(),
  };
}
