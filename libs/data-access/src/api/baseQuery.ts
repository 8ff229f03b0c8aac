import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { VISITOR_HEADER } from '@niramaya/contract';
import { visitorId } from '../identity/visitor';
import type { Services } from '../store/services';
import { toApiError } from './api-error';
import type { ApiError } from './api-error';

/** `personal`: the call is about the caller and says who that is. */
export interface CallOptions {
  readonly personal?: boolean;
}

const requestTimeoutMs = 30_000;

/** Members belong to their caller: the signed-in shopper by ID token, anybody else by visitor id. */
async function introduce(headers: Headers, { identity, storage }: Services): Promise<void> {
  const token = await identity.idToken();
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  else headers.set(VISITOR_HEADER, visitorId(storage));
}

const call = fetchBaseQuery({
  timeout: requestTimeoutMs,
  prepareHeaders: async (headers, { extra, extraOptions }) => {
    if ((extraOptions as CallOptions | undefined)?.personal) await introduce(headers, extra as Services);
    return headers;
  },
});

/** Calls the API under `/api` and turns every failure into an `ApiError`. It does nothing else: no toast, no redirect. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  extraOptions,
) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const { apiOrigin } = api.extra as Services;
  const result = await call({ ...request, url: `${apiOrigin}/api${request.url}` }, api, extraOptions);
  return result.error ? { error: toApiError(result.error, result.meta), meta: result.meta } : result;
};
