import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { VISITOR_HEADER } from '@niramaya/contract';
import { guest, personOf } from '../identity/person';
import { visitorId } from '../identity/visitor';
import type { Services } from '../store/services';
import { offline, toApiError } from './api-error';
import type { ApiError } from './api-error';

/** `personal`: the call is about the caller and identifies the caller. */
export interface CallOptions {
  readonly personal?: boolean;
}

const requestTimeoutMs = 30_000;

const call = fetchBaseQuery({ timeout: requestTimeoutMs });

/**
 * Returns the header that identifies the caller. Members belong to their caller: the signed-in shopper by ID token,
 * anybody else by visitor id. Without `validkey` the caller is a guest, even if the provider has not ended a session
 * yet (AMB-18).
 * @throws if the person has changed meanwhile, because the call was meant for the previous person
 */
async function introduction({ identity, storage }: Services): Promise<Record<string, string>> {
  const person = personOf(storage);
  const token = person === guest ? null : await identity.idToken();
  if (personOf(storage) !== person) throw new Error('Somebody else is here now.');
  return token === null ? { [VISITOR_HEADER]: visitorId(storage) } : { authorization: `Bearer ${token}` };
}

/**
 * Calls the API under `/api` and turns every failure into an `ApiError`. It does nothing else: no toast, no redirect.
 * The schema of the endpoint checks the shape of a response.
 */
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
    // If a shopper's token cannot be renewed just now, the shopper must not see the guest's members instead.
    return { error: offline };
  }
  const result = await call({ ...request, headers, url: `${services.apiOrigin}/api${request.url}` }, api, {});
  return result.error ? { error: toApiError(result.error, result.meta), meta: result.meta } : result;
};
