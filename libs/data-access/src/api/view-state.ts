import { apiErrorOf, type ApiError } from './api-error';

export type ViewState<T> =
  | { readonly view: 'loading' }
  | { readonly view: 'empty'; readonly isStale: boolean }
  | { readonly view: 'failed'; readonly error: ApiError }
  | { readonly view: 'ready'; readonly data: T; readonly isStale: boolean };

/** A failure hides older data, which would look current. */
export function viewState<T>(
  { data, error, isFetching }: { data?: T; error?: unknown; isFetching: boolean },
  isEmpty: (data: T) => boolean,
): ViewState<T> {
  if (error !== undefined && !isFetching) return { view: 'failed', error: apiErrorOf(error) };
  if (data === undefined) return { view: 'loading' };
  return isEmpty(data) ? { view: 'empty', isStale: isFetching } : { view: 'ready', data, isStale: isFetching };
}
