import { filledText, orNull, parseOrNull, validItems } from '@niramaya/contract';
import * as z from 'zod/mini';
import type { FetchBaseQueryError, FetchBaseQueryMeta, NamedSchemaError } from '@reduxjs/toolkit/query';

/** Why a call failed, in four words. They are also the names of the stories' states. */
export type ApiErrorKind = 'offline' | 'notFound' | 'invalid' | 'server';

export interface ApiError {
  readonly kind: ApiErrorKind;
  /** HTTP status, or null if no response came. */
  readonly status: number | null;
  /** The id to quote when asking for help; null if no response came. */
  readonly requestId: string | null;
  /** The server's own message, for logs. Screens use their own words. */
  readonly detail: string | null;
  /** The fields that the server refused, by name. */
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

const kindOf = (status: FetchBaseQueryError['status']): ApiErrorKind => {
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return 'offline';
  if (status === 404) return 'notFound';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'invalid' : 'server';
};

/** Problem details (RFC 9457) as far as they can be read. A proxy may have sent something else. */
const problemSchema = z.object({
  title: orNull(filledText),
  detail: orNull(filledText),
  requestId: orNull(filledText),
  errors: z.catch(validItems(z.object({ field: z.string(), message: z.string() })), []),
});

const requestIdOf = (meta: FetchBaseQueryMeta | undefined) => meta?.response?.headers.get('x-request-id') ?? null;

/**
 * Turns a failed response into an `ApiError`. The response may be problem details, a proxy's page or nothing at all.
 */
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

/**
 * The error for a successful response of an unexpected shape (a proxy's page, an old server). It counts as the server's
 * failure.
 */
export const malformed = (meta: FetchBaseQueryMeta | undefined): ApiError => ({
  kind: 'server',
  status: meta?.response?.status ?? null,
  requestId: requestIdOf(meta),
  detail: null,
  fields: [],
});

/**
 * Returns the error for a response that its schema refuses. Such a response comes from something in between, such as a
 * proxy.
 */
export const catchSchemaFailure = (error: NamedSchemaError): ApiError => malformed(error._bqMeta);

/** The error for a call without any response. */
export const offline: ApiError = { kind: 'offline', status: null, requestId: null, detail: null, fields: [] };

const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' && value !== null && 'kind' in value && 'requestId' in value;

/** Returns the error of a query or mutation as an `ApiError`. An error in our own code counts as the server's. */
export const apiErrorOf = (error: unknown): ApiError => (isApiError(error) ? error : malformed(undefined));
