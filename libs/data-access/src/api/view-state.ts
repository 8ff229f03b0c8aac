import { apiErrorOf } from './api-error';
import type { ApiError } from './api-error';

/** What a screen shows of a query. `isStale`: older data stays on screen while newer data loads. */
export type ViewState<T> =
  | { readonly view: 'loading' }
  | { readonly view: 'empty'; readonly isStale: boolean }
  | { readonly view: 'failed'; readonly error: ApiError }
  | { readonly view: 'ready'; readonly data: T; readonly isStale: boolean };

/** The fields of an RTK Query result that matter here. */
export interface QueryLike<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/**
 * Returns what a screen shows of a query. A failure is shown even if older data is available: a shopper must not take
 * an old list for the requested one.
 */
export function viewState<T>(query: QueryLike<T>, isEmpty: (data: T) => boolean): ViewState<T> {
  const { data, error, isFetching } = query;
  if (error !== undefined && !isFetching) return { view: 'failed', error: apiErrorOf(error) };
  if (data === undefined) return { view: 'loading' };
  return isEmpty(data) ? { view: 'empty', isStale: isFetching } : { view: 'ready', data, isStale: isFetching };
}
