import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

export interface ApiError {
  readonly kind: 'offline' | 'server';
  readonly requestId: string | null;
}

/** Returns an error of kind `server`, also for a response that fails its schema. */
export const serverError = (meta?: FetchBaseQueryMeta): ApiError => ({
  kind: 'server',
  requestId: meta?.response?.headers.get('x-request-id') ?? null,
});

export const offline: ApiError = { kind: 'offline', requestId: null };

/** Returns a failed request as an `ApiError`. */
export const toApiError = ({ status }: FetchBaseQueryError, meta?: FetchBaseQueryMeta): ApiError =>
  status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR' ? offline : serverError(meta);

export type ViewState<T> =
  | { readonly view: 'loading' }
  | { readonly view: 'empty'; readonly isStale: boolean }
  | { readonly view: 'failed'; readonly error: ApiError }
  | { readonly view: 'ready'; readonly data: T; readonly isStale: boolean };

/** A failure hides older data, which would look current. */
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
