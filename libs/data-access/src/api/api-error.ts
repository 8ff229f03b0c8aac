import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** Why a request of the API failed. Every endpoint returns or throws this error and no other. */
export interface ApiError {
  /** `offline`: no response came, or not in time. `server`: the response is an error, or fails its schema. */
  readonly kind: 'offline' | 'server';
  /** The header `x-request-id` of the response, which the log of the server has too. Null without a response. */
  readonly requestId: string | null;
  /** True if the response has the status 404, so that a repeated request would fail too. */
  readonly isMissing?: true;
}

/** Returns an error of the kind `server`, with the request id of the response if there is one. */
export const serverError = (meta?: FetchBaseQueryMeta): ApiError => ({
  kind: 'server',
  requestId: meta?.response?.headers.get('x-request-id') ?? null,
});

/** Whether a thrown value is the error of a request, and not one of our own code. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error && 'requestId' in error;

/** The error of a request without a response. */
export const offline: ApiError = { kind: 'offline', requestId: null };

/** Returns an error of RTK Query's `fetchBaseQuery` as an `ApiError`. */
export const toApiError = ({ status }: FetchBaseQueryError, meta?: FetchBaseQueryMeta): ApiError =>
  status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR'
    ? offline
    : { ...serverError(meta), ...(status === 404 && { isMissing: true }) };
