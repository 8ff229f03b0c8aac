import { filledText, orNull, parseOrNull, validItems } from '@niramaya/contract';
import * as z from 'zod/mini';
import type { FetchBaseQueryError, FetchBaseQueryMeta, NamedSchemaError } from '@reduxjs/toolkit/query';

export interface ApiError {
  readonly kind: 'offline' | 'notFound' | 'invalid' | 'server';
  readonly status: number | null;
  readonly requestId: string | null;
  readonly detail: string | null;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

const kindOf = (status: FetchBaseQueryError['status']): ApiError['kind'] => {
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return 'offline';
  if (status === 404) return 'notFound';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalid' : 'server';
};

/** Problem details (RFC 9457). */
const problemSchema = z.object({
  title: orNull(filledText),
  detail: orNull(filledText),
  requestId: orNull(filledText),
  errors: z.catch(validItems(z.object({ field: z.string(), message: z.string() })), []),
});

const requestIdOf = (meta: FetchBaseQueryMeta | undefined) => meta?.response?.headers.get('x-request-id') ?? null;

/** Returns a failed request as an `ApiError`, with its problem details. */
export function toApiError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  const problem = parseOrNull(problemSchema, error.data);
  return {
    kind: kindOf(error.status),
    status: meta?.response?.status ?? null,
    requestId: requestIdOf(meta) ?? problem?.requestId ?? null,
    detail: problem?.detail ?? problem?.title ?? null,
    fields: problem?.errors ?? [],
  };
}

const withoutDetails = { status: null, requestId: null, detail: null, fields: [] } as const;

export const offline: ApiError = { kind: 'offline', ...withoutDetails };

/** Returns an error of kind `server` for a response that fails its schema. */
export const catchSchemaFailure = ({ _bqMeta: meta }: Pick<NamedSchemaError, '_bqMeta'>): ApiError => ({
  ...withoutDetails,
  kind: 'server',
  status: meta?.response?.status ?? null,
  requestId: requestIdOf(meta),
});

const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && 'requestId' in value;

/** Returns RTK Query's error as an `ApiError`; other values have kind `server`. */
export const apiErrorOf = (error: unknown): ApiError =>
  isApiError(error) ? error : { kind: 'server', ...withoutDetails };

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
