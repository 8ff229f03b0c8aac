import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { VISITOR_HEADER } from '@niramaya/contract';
import { endSession } from '../session/keep-session';
import { guest, personOf } from '../session/person';
import { visitorId } from '../session/visitor';
import type { AppDispatch } from '../store/makeStore';
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
 * @param isRefused whether the API has refused the token of the shopper, so that it is renewed
 * @throws if the person has changed meanwhile, because the call was meant for the previous person
 */
async function introduction({ identity, storage }: Services, isRefused: boolean): Promise<Record<string, string>> {
  const person = personOf(storage);
  const token = person === guest ? null : await identity.idToken(isRefused);
  if (personOf(storage) !== person) throw new Error('Somebody else is here now.');
  return token === null ? { [VISITOR_HEADER]: visitorId(storage, person) } : { authorization: `Bearer ${token}` };
}

/**
 * Calls the API under `/api` and turns every failure into an `ApiError`. If the API refuses the token of a shopper, the
 * call is repeated with a renewed one. If it refuses that too, the session has ended. No toast, no redirect.
 * The schema of the endpoint checks the shape of a response.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, FetchBaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const services = api.extra as Services;
  const request = typeof args === 'string' ? { url: args } : args;
  const send = async (isRefused: boolean) => {
    const headers: Record<string, string> = options?.personal ? await introduction(services, isRefused) : {};
    const answer = await call({ ...request, headers, url: `${services.apiOrigin}/api${request.url}` }, api, {});
    return { ...answer, isTokenRefused: 'authorization' in headers && answer.error?.status === 401 };
  };
  let result: Awaited<ReturnType<typeof send>>;
  try {
    result = await send(false);
    if (result.isTokenRefused) result = await send(true);
  } catch {
    // If a shopper's token cannot be renewed just now, the shopper must not see the guest's members instead.
    return { error: offline };
  }
  if (result.isTokenRefused) (api.dispatch as AppDispatch)(endSession());
  return result.error ? { error: toApiError(result.error, result.meta), meta: result.meta } : result;
};
