import { apiErrorOf } from './api-error';
import type { ApiError } from './api-error';

export type ViewState<T> =
  | { readonly view: 'loading' }
  | { readonly view: 'empty'; readonly isStale: boolean }
  | { readonly view: 'failed'; readonly error: ApiError }
  | { readonly view: 'ready'; readonly data: T; readonly isStale: boolean };

export interface QueryLike<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** A failure hides older data, which would look current. */
export function viewState<T>(query: QueryLike<T>, isEmpty: (data: T) => boolean): ViewState<T> {
  const { data, error, isFetching } = query;
  if (error !== undefined && !isFetching) return { view: 'failed', error: apiErrorOf(error) };
  if (data === undefined) return { view: 'loading' };
  return isEmpty(data) ? { view: 'empty', isStale: isFetching } : { view: 'ready', data, isStale: isFetching };
}
