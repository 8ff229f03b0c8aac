import { useEffect, useMemo, useRef, useState } from 'react';
import { loadChunk, policy } from '@niramaya/contract';
import type { Product } from '@niramaya/contract';
import { apiErrorOf, offline } from '../api/api-error';
import type { ApiError } from '../api/api-error';
import { productsApi } from './products.endpoints';
import type { ProductPage } from './products.endpoints';
import { useAppDispatch } from '../store/hooks';
import { searchText } from './search-text';
import type { rankSearch, RankedSearch } from './rank-search';
import { createSearchSchedule } from './search-schedule';

/** `query` is the text as the API accepts it. */
export type ProductSearch =
  | { readonly status: 'idle'; readonly query: string; readonly results: null }
  | { readonly status: 'loading'; readonly query: string; readonly results: null }
  | { readonly status: 'failed'; readonly query: string; readonly results: null; readonly error: ApiError }
  | { readonly status: 'ready'; readonly query: string; readonly results: RankedSearch; readonly isFetching: boolean };

const { searchProducts, findProducts } = productsApi.endpoints;

const isCut = (page: ProductPage | undefined) => page !== undefined && page.totalCount > page.products.length;

const none: readonly Product[] = [];

/**
 * The function that compares the titles. It is fetched with the first keystroke, a second before anything can be
 * compared.
 */
let ranking: typeof rankSearch | undefined;

/**
 * Loads the ranking. If it does not load, the search fails as it does without a response. The next keystroke tries
 * again (AMB-59).
 */
function useRanking(query: string): { rank: typeof rankSearch | undefined; isMissing: boolean } {
  const [rank, setRank] = useState(() => ranking);
  const [missingFor, setMissingFor] = useState<string | null>(null);
  useEffect(() => {
    if (query === '' || rank) return;
    void loadChunk('search ranking', () => import('./rank-search')).then(
      (module) => {
        ranking = module.rankSearch;
        setRank(() => module.rankSearch);
      },
      () => setMissingFor(query),
    );
  }, [query, rank]);
  return { rank, isMissing: rank === undefined && missingFor === query };
}

/**
 * The search of the top bar. It sends one `GET /products`, 1000 ms after the last change of the text (API-13, API-14).
 * After the first response of the page load, the cached list is shown at once in the meantime (AMB-12). If the
 * catalogue is so large that the response is cut, the hook also requests the titles that match.
 * @param isTyped false for a text that the address has put into the field: no keystroke, and nothing is searched
 */
export function useProductSearch(text: string, isTyped = true): ProductSearch {
  const dispatch = useAppDispatch();
  const query = isTyped ? searchText(text) : '';
  const [asked, setAsked] = useState('');
  const held = searchProducts.useQueryState();
  const { rank, isMissing } = useRanking(query);
  const found = findProducts.useQuery(asked, { skip: !isCut(held.data) || asked === '' });

  const schedule = useMemo(
    () =>
      createSearchSchedule(
        () => dispatch(searchProducts.initiate(undefined, { forceRefetch: true, subscribe: false })),
        policy.searchDelayMs,
      ),
    [dispatch],
  );

  // Every change of the field is a keystroke, also one that empties it or adds a space (AMB-12).
  const typed = useRef(text);
  useEffect(() => {
    if (typed.current === text) return;
    typed.current = text;
    if (isTyped) schedule.typed();
  }, [schedule, text, isTyped]);
  useEffect(() => () => schedule.stop(), [schedule]);

  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => setAsked(query), policy.searchDelayMs);
    return () => clearTimeout(timer);
  }, [query, text]);

  const listed = held.data?.products;
  const extra = found.data?.products ?? none;
  const answered = asked === query ? (found.currentData?.products ?? none) : none;
  const results = useMemo(() => {
    if (listed === undefined || rank === undefined || query === '') return null;
    const known = new Set(listed.map(({ id }) => id));
    return rank([...extra.filter(({ id }) => !known.has(id)), ...listed], query, answered);
  }, [listed, extra, answered, rank, query]);

  if (query === '') return { status: 'idle', query, results: null };
  if (results !== null) return { status: 'ready', query, results, isFetching: held.isFetching };
  if (isMissing) return { status: 'failed', query, results: null, error: offline };
  if (held.isError) {
    return { status: 'failed', query, results: null, error: apiErrorOf(held.error) };
  }
  return { status: 'loading', query, results: null };
}
