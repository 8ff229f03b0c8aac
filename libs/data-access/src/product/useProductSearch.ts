import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { loadChunk, policy, type Product } from '@niramaya/contract';
import type { AppThunkDispatch } from '../session/app-thunk';
import { searchText } from './filters';
import { productsApi, type ProductPage } from './products.endpoints';
import type { rankSearch } from './rank-search';

const { searchProducts, findProducts } = productsApi.endpoints;

/**
 * Whether a match may be missing in the list of all products, because the API has cut the list to its first ones or
 * some products fail their schema.
 */
const isCut = (page: ProductPage | undefined) => page !== undefined && page.totalCount > page.products.length;

const noProducts: readonly Product[] = [];

/** Matches a text whose last word may go on with the next key: it ends in a letter, a vowel sign or a digit. */
const OPEN_WORD_AT_END = /[\p{L}\p{M}\p{N}]$/u;

/** The code that a search needs for its results. */
interface ResultCode<View> {
  readonly rank: typeof rankSearch;
  readonly view: View;
}

/**
 * Loads the chunks of the ranking and of the view with the first query. `code` is undefined until both are there.
 * `isMissing` is true if one of them could not be loaded for this query; another query tries again.
 */
function useResultCode<View>(
  query: string,
  loadView: () => Promise<View>,
): { code: ResultCode<View> | undefined; isMissing: boolean } {
  const [code, setCode] = useState<ResultCode<View>>();
  const [missingFor, setMissingFor] = useState<string | null>(null);
  useEffect(() => {
    if (query === '' || code) return;
    void loadChunk('search results', () => Promise.all([import('./rank-search'), loadView()])).then(
      ([{ rankSearch }, view]) => setCode({ rank: rankSearch, view }),
      () => setMissingFor(query),
    );
  }, [query, code, loadView]);
  return { code, isMissing: code === undefined && missingFor === query };
}

/**
 * Returns a function that requests the list of all products, as far as the API sends it, after a pause of
 * `policy.searchDelayMs`. Another call within that time starts the pause again. A request that is still running after
 * the pause is aborted, because its response would be out of date.
 */
function useListRequest(): () => void {
  const dispatch = useDispatch<AppThunkDispatch>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<PromiseLike<unknown> & { abort(): void }>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    const start = async () => {
      running.current?.abort();
      // RTK Query ignores a request while the same one is still running.
      await running.current;
      running.current = dispatch(searchProducts.initiate(undefined, { forceRefetch: true, subscribe: false }));
    };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void start(), policy.searchDelayMs);
  }, [dispatch]);
}

/** Loads nothing, for a search whose results need no code of their own. */
const loadNoView = () => Promise.resolve(undefined);

/**
 * Searches the products for a text that a shopper types. After a pause of `policy.searchDelayMs` it requests the list
 * of all products and, if the API has cut that list, also the first matches of the text. The list that is there already
 * is searched with every keystroke. `loadView` loads the code that shows the results, with the first text; pass the
 * same function to each render.
 *
 * - `idle`: there is no text to search for, or `isTyped` is false: a text from the URL is not searched for.
 * - `loading`: the first list has not arrived. `failed`: it did not arrive, or the ranking or the view could not be
 *   loaded.
 * - `ready`: `results` has the matches, best first, `view` is what `loadView` has loaded, and `isFetching` is true
 *   while a newer list loads.
 */
export function useProductSearch<View = undefined>(
  text: string,
  isTyped = true,
  loadView: () => Promise<View | undefined> = loadNoView,
) {
  const query = isTyped ? searchText(text) : '';
  /** The query after the pause. Its matches are requested from the API if the list is cut. */
  const [settledQuery, setSettledQuery] = useState('');
  const list = searchProducts.useQueryState();
  const { code, isMissing } = useResultCode(query, loadView);
  const rank = code?.rank;
  const found = findProducts.useQuery(settledQuery, { skip: !isCut(list.data) || settledQuery === '' });

  const requestList = useListRequest();
  // The list is requested after each change of the text, also after one that empties the field, but not for the first
  // text, with which the component mounts.
  const lastText = useRef(text);
  useEffect(() => {
    if (lastText.current === text) return;
    lastText.current = text;
    if (isTyped) requestList();
  }, [requestList, text, isTyped]);

  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => setSettledQuery(query), policy.searchDelayMs);
    return () => clearTimeout(timer);
    // `text` is a dependency so that a keystroke which leaves the query as it is, such as a blank, starts the pause
    // again.
  }, [query, text]);

  const listed = list.data?.products;
  // While a newer search is on its way, `data` still has the matches of the search before it, which may match as well.
  const foundLast = found.data?.products ?? noProducts;
  const foundForQuery = settledQuery === query ? found.currentData?.products : undefined;
  const isListPartial = isCut(list.data) && foundForQuery === undefined;
  const isLastWordOpen = OPEN_WORD_AT_END.test(text);
  const results = useMemo(() => {
    if (listed === undefined || rank === undefined || query === '') return null;
    const idsInList = new Set(listed.map(({ id }) => id));
    const foundOutsideList = foundLast.filter(({ id }) => !idsInList.has(id));
    // `foundLast` adds candidates to the list. `foundForQuery` are the API's matches of this very query: they come
    // first.
    const products = [...foundOutsideList, ...listed];
    return rank(products, query, { apiMatches: foundForQuery, isListPartial, isLastWordOpen });
  }, [listed, foundLast, foundForQuery, isListPartial, isLastWordOpen, rank, query]);

  if (query === '') return { status: 'idle', results: null } as const;
  if (code && results !== null)
    return { status: 'ready', results, view: code.view, isFetching: list.isFetching } as const;
  return { status: isMissing || list.isError ? 'failed' : 'loading', results: null } as const;
}
