import { useEffect, useMemo, useRef } from 'react';
import { policy } from '@niramaya/contract';
import { isApiError, malformed } from '../api/api-error';
import type { ApiError } from '../api/api-error';
import { productsApi } from '../catalogue/products.endpoints';
import { useAppDispatch } from '../store/hooks';
import { rankSearch } from './rank-search';
import type { RankedSearch } from './rank-search';

export type ProductSearch =
  | { readonly status: 'idle'; readonly query: string }
  | { readonly status: 'loading'; readonly query: string }
  | { readonly status: 'failed'; readonly query: string; readonly error: ApiError }
  | { readonly status: 'ready'; readonly query: string; readonly results: RankedSearch; readonly isFetching: boolean };

/**
 * The search of the top bar. One `GET /products` leaves 1000 ms after the last keystroke (API-13, API-14, AMB-12); from
 * the first answer of the page load on, the held list shows at once meanwhile. A newer call ends the one before it, so
 * a late answer never replaces a newer one.
 */
export function useProductSearch(text: string): ProductSearch {
  const dispatch = useAppDispatch();
  const running = useRef<{ abort(): void } | null>(null);
  const query = text.trim();
  const held = productsApi.endpoints.searchProducts.useQueryState();

  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => {
      running.current?.abort();
      running.current = dispatch(productsApi.endpoints.searchProducts.initiate(undefined, { forceRefetch: true }));
    }, policy.searchDelayMs);
    return () => clearTimeout(timer);
  }, [dispatch, query, text]);

  const products = held.data?.products;
  const results = useMemo(() => (products && query !== '' ? rankSearch(products, query) : null), [products, query]);

  if (query === '') return { status: 'idle', query };
  if (results !== null) return { status: 'ready', query, results, isFetching: held.isFetching };
  if (held.isError) return { status: 'failed', query, error: isApiError(held.error) ? held.error : malformed };
  return { status: 'loading', query };
}
