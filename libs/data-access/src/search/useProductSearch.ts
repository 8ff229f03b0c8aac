import { useEffect, useMemo, useRef, useState } from 'react';
import { policy } from '@niramaya/contract';
import type { Product } from '@niramaya/contract';
import { apiErrorOf } from '../api/api-error';
import type { ApiError } from '../api/api-error';
import { productsApi } from '../catalogue/products.endpoints';
import type { ProductPage } from '../catalogue/products.endpoints';
import { useAppDispatch } from '../store/hooks';
import type { rankSearch, RankedSearch } from './rank-search';
import { createSearchSchedule } from './search-schedule';

/** `query` is the text without the spaces round it. */
export type ProductSearch =
  | { readonly status: 'idle'; readonly query: string; readonly results: null }
  | { readonly status: 'loading'; readonly query: string; readonly results: null }
  | { readonly status: 'failed'; readonly query: string; readonly results: null; readonly error: ApiError }
  | { readonly status: 'ready'; readonly query: string; readonly results: RankedSearch; readonly isFetching: boolean };

const { searchProducts, findProducts } = productsApi.endpoints;

const isCut = (page: ProductPage | undefined) => page !== undefined && page.totalCount > page.products.length;

const none: readonly Product[] = [];

/** How the titles are compared: fetched with the first keystroke, a second before anything can be compared. */
let ranking: typeof rankSearch | undefined;

function useRanking(isWanted: boolean): typeof rankSearch | undefined {
  const [held, setHeld] = useState(() => ranking);
  useEffect(() => {
    if (!isWanted || held) return;
    void import('./rank-search').then(
      (part) => {
        ranking = part.rankSearch;
        setHeld(() => part.rankSearch);
      },
      // Without a network there is no answer either, and the search says so.
      () => undefined,
    );
  }, [isWanted, held]);
  return held;
}

/**
 * The search of the top bar. One `GET /products` leaves 1000 ms after the last change of the text (API-13, API-14); from the
 * first answer of the page load on, the held list shows at once meanwhile (AMB-12). Of a catalogue so large that the
 * answer is cut, the server is asked for the titles that match as well.
 */
export function useProductSearch(text: string): ProductSearch {
  const dispatch = useAppDispatch();
  const query = text.trim();
  const [asked, setAsked] = useState('');
  const held = searchProducts.useQueryState();
  const rank = useRanking(query !== '');
  const found = findProducts.useQuery(asked, { skip: !isCut(held.data) || asked === '' });

  const schedule = useMemo(
    () =>
      createSearchSchedule(
        () => dispatch(searchProducts.initiate(undefined, { forceRefetch: true, subscribe: false })),
        policy.searchDelayMs,
      ),
    [dispatch],
  );

  // Every change of the field is a keystroke, one that empties it or adds a space too (AMB-12).
  const typed = useRef(text);
  useEffect(() => {
    if (typed.current === text) return;
    typed.current = text;
    schedule.typed();
  }, [schedule, text]);
  useEffect(() => () => schedule.stop(), [schedule]);

  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => setAsked(query), policy.searchDelayMs);
    return () => clearTimeout(timer);
  }, [query, text]);

  const listed = held.data?.products;
  const extra = found.data?.products ?? none;
  const results = useMemo(() => {
    if (listed === undefined || rank === undefined || query === '') return null;
    const known = new Set(listed.map(({ id }) => id));
    return rank([...extra.filter(({ id }) => !known.has(id)), ...listed], query);
  }, [listed, extra, rank, query]);

  if (query === '') return { status: 'idle', query, results: null };
  if (results !== null) return { status: 'ready', query, results, isFetching: held.isFetching };
  if (held.isError) {
    return { status: 'failed', query, results: null, error: apiErrorOf(held.error) };
  }
  return { status: 'loading', query, results: null };
}
