import { pageCount } from '@niramaya/contract';
import {
  noFilters,
  readFilters,
  setPage,
  useAppDispatch,
  useAppSelector,
  useGetProductsQuery,
  useStorageReady,
  viewState,
  writeFilters,
  type Filters,
  type ProductPage,
  type ViewState,
} from '@niramaya/data-access';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryOfPage, pageOfEntry } from './page-of-entry';

export interface Listing {
  readonly filters: Filters;
  /** Puts the filters in the address; a new entry of the history, at page 1. */
  readonly changeFilters: (next: Filters) => void;
  /** From 1. */
  readonly page: number;
  /** Shows another page; a new entry of the history, so that Back returns to the one before. */
  readonly goToPage: (page: number) => void;
  readonly view: ViewState<ProductPage>;
  /** Matches before paging; `null` until this set of filters was answered once. */
  readonly total: number | null;
  /** 0 where nothing matches; `null` like `total`. */
  readonly pages: number | null;
  /** How many cards to keep room for while a page loads. */
  readonly expected: number;
  /** Sends the same call again. */
  readonly retry: () => void;
}

/** The listing of an address: its filters, its page and one call for each (API-01, API-11, API-12). */
export function useListing(): Listing {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const limit = useAppSelector((state) => state.pagination.limit);

  // The prerendered page knows no query, so the first drawing must not either, nor may it call for the whole shop.
  const isReady = useStorageReady();
  const search = isReady ? location.search : '';
  const filters = useMemo(() => (search === '' ? noFilters : readFilters(new URLSearchParams(search))), [search]);
  const page = isReady ? pageOfEntry(location.state) : 1;

  const query = useGetProductsQuery({ ...filters, page, limit }, { skip: !isReady });
  const { currentData, error, isFetching, refetch } = query;

  const [known, setKnown] = useState<{ search: string; total: number } | null>(null);
  if (currentData && (known?.search !== search || known.total !== currentData.totalCount)) {
    setKnown({ search, total: currentData.totalCount });
  }
  const total = known?.search === search ? known.total : null;
  const pages = total === null ? null : pageCount(total, limit);
  const isBeyond = !isFetching && pages !== null && pages > 0 && page > pages;

  const changeFilters = useCallback(
    (next: Filters) => void navigate({ search: writeFilters(next).toString() }),
    [navigate],
  );

  const showPage = (next: number) => {
    if (next !== page) void navigate({ search }, { state: entryOfPage(next) });
  };

  useEffect(() => {
    dispatch(setPage(page));
  }, [dispatch, page]);

  useEffect(() => {
    // The list has become shorter since the page was left.
    if (isBeyond) void navigate({ search }, { replace: true, state: entryOfPage(pages) });
  }, [isBeyond, navigate, pages, search]);

  const view = useMemo(
    () => viewState({ data: currentData, error, isFetching }, (data) => data.products.length === 0),
    [currentData, error, isFetching],
  );
  const current = useMemo(() => ({ view, total, pages }), [view, total, pages]);
  const before = useDeferredValue(current);
  // Ten cards drawn in one go would hold up whatever is pressed or scrolled when they come.
  const shown = view.view === 'ready' ? before : current;
  return {
    filters,
    changeFilters,
    page,
    goToPage: showPage,
    ...shown,
    view: isBeyond ? { view: 'loading' } : shown.view,
    expected: shown.total === null ? limit : Math.min(limit, Math.max(0, shown.total - (page - 1) * limit)),
    retry: () => void refetch(),
  };
}
