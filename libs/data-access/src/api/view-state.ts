import type { SerializedError } from '@reduxjs/toolkit';
import { serverError, type ApiError } from './api-error';

/** What a screen shows of a request. With `isStale`, older data is shown while newer data loads. */
export type ViewState<T> =
  | { readonly view: 'loading' }
  | { readonly view: 'empty'; readonly isStale: boolean }
  | { readonly view: 'failed'; readonly error: ApiError }
  | { readonly view: 'ready'; readonly data: T; readonly isStale: boolean };

/**
 * Turns the result of a query hook of RTK Query into one of four views, which `QueryState` of `libs/ui` renders.
 * `isEmpty` decides whether the data is an empty list. A failed request shows no older data, which would look current.
 */
export function viewState<T>(
  {
    data,
    error,
    isFetching,
  }: { data?: T | undefined; error?: ApiError | SerializedError | undefined; isFetching: boolean },
  isEmpty: (data: T) => boolean,
): ViewState<T> {
  if (error !== undefined && !isFetching) return { view: 'failed', error: 'kind' in error ? error : serverError() };
  if (data === undefined) return { view: 'loading' };
  return isEmpty(data) ? { view: 'empty', isStale: isFetching } : { view: 'ready', data, isStale: isFetching };
}
