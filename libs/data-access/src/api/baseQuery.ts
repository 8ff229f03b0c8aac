import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { VISITOR_HEADER } from '@niramaya/contract';
import { guest, personOf } from '../identity/person';
import { visitorId } from '../identity/visitor';
import type { Services } from '../store/services';
import { malformed, offline, toApiError } from './api-error';
import type { ApiError } from './api-error';

/** `personal`: the call is about the caller and says who that is. */
export interface CallOptions {
  readonly personal?: boolean;
}

const requestTimeoutMs = 30_000;

const call = fetchBaseQuery({ timeout: requestTimeoutMs });

/**
 * Members belong to their caller: the signed-in shopper by ID token, anybody else by visitor id. Without `validkey` the
 * caller is a guest, whatever session the provider has not ended yet (AMB-18).
 * @throws where the person has changed meanwhile, for the call was meant for the one before
 */
async function introduction({ identity, storage }: Services): Promise<Record<string, string>> {
  const person = personOf(storage);
  const token = person === guest ? null : await identity.idToken();
  if (personOf(storage) !== person) throw new Error('Somebody else is here now.');
  return token === null ? { [VISITOR_HEADER]: visitorId(storage) } : { authorization: `Bearer ${token}` };
}

/** Calls the API under `/api` and turns every failure into an `ApiError`. It does nothing else: no toast, no redirect. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const services = api.extra as Services;
  const request = typeof args === 'string' ? { url: args } : args;
  let headers: Record<string, string> = {};
  try {
    if (options?.personal) headers = await introduction(services);
  } catch {
    // A shopper whose token cannot be renewed just now must not be shown the guest's members instead.
    return { error: offline };
  }
  const result = await call({ ...request, headers, url: `${services.apiOrigin}/api${request.url}` }, api, {});
  if (result.error) return { error: toApiError(result.error, result.meta), meta: result.meta };
  // Every reading call of the API answers a list; anything else comes from somebody in between.
  const isReading = (request.method ?? 'GET') === 'GET';
  if (isReading && !Array.isArray(result.data)) return { error: malformed(result.meta), meta: result.meta };
  return result;
};
