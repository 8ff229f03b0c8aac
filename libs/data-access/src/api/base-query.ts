import { VISITOR_HEADER } from '@niramaya/contract';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { AppThunkDispatch, Services } from '../session/app-thunk';
import type { AuthState } from '../session/auth.slice';
import { expireSession } from '../session/session.slice';
import { guest, readUserKey } from '../session/user-key';
import { offline, toApiError, type ApiError } from './api-error';
import { visitorId } from './visitor';

/** How long a request may take before it counts as one without a response. */
const requestTimeoutMs = 30_000;

const fetchJson = fetchBaseQuery({ timeout: requestTimeoutMs });

/**
 * Returns the header that names the caller to the API: the ID token of an account, or else a visitor id.
 * `isTokenRefused` is true if the API has just refused the token; the identity provider (Firebase) then renews it.
 *
 * @throws if another person signs in while the provider is asked, or if the provider does not respond
 */
async function callerHeader({ identity, storage }: Services, isTokenRefused: boolean): Promise<Record<string, string>> {
  const userKey = readUserKey(storage);
  // `idToken` returns null only if this browser has stored no account. A person with a name alone, without an account,
  // then has a visitor id of their own. If an account is stored and its token cannot be fetched, `idToken` rejects.
  const token = userKey === guest ? null : await identity.idToken({ forceRefresh: isTokenRefused });
  if (readUserKey(storage) !== userKey) throw new Error('Another user has signed in.');
  return token === null ? { [VISITOR_HEADER]: visitorId(storage, userKey) } : { authorization: `Bearer ${token}` };
}

/** A request to the API. Its headers are a plain object, so that the header of the caller can be added to them. */
interface ApiRequest extends FetchArgs {
  readonly headers?: Record<string, string>;
}

/** The `extraOptions` of an endpoint. */
interface ApiOptions {
  /**
   * Whether the response depends on the person, such as the list of family members. The request then names the caller.
   */
  readonly personal?: boolean;
}

type ApiQuery = BaseQueryFn<string | ApiRequest, unknown, ApiError, ApiOptions, FetchBaseQueryMeta>;

/**
 * Sends a request to `/api`, and returns every failure as an `ApiError`. A personal request whose ID token is refused
 * is sent once more with a renewed token; if that is refused too, the session ends.
 */
export const baseQuery: ApiQuery = async (args, api, options) => {
  const services = api.extra as Services;
  const request: ApiRequest = typeof args === 'string' ? { url: args } : args;
  const send = async (isTokenRefused: boolean) => {
    const headers = options?.personal ? await callerHeader(services, isTokenRefused) : {};
    const response = await fetchJson(
      { ...request, headers: { ...request.headers, ...headers }, url: `${services.apiOrigin}/api${request.url}` },
      api,
      {},
    );
    return { ...response, isTokenRefused: 'authorization' in headers && response.error?.status === 401 };
  };
  const userKey = readUserKey(services.storage);
  let result: Awaited<ReturnType<typeof send>>;
  try {
    result = await send(false);
    if (result.isTokenRefused) result = await send(true);
  } catch {
    // If the token of an account cannot be fetched, the request must not be sent as that of a visitor, who has another
    // list of members. So it fails.
    return { error: offline };
  }
  // If another person has logged in meanwhile, their session goes on.
  const isSamePerson = readUserKey(services.storage) === userKey;
  if (result.isTokenRefused && isSamePerson) (api.dispatch as AppThunkDispatch<AuthState>)(expireSession());
  return result.error ? { error: toApiError(result.error, result.meta), meta: result.meta } : result;
};
