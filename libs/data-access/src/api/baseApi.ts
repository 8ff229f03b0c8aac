import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { VISITOR_HEADER } from '@niramaya/contract';
import * as z from 'zod/mini';
/** RTK Query's API, into which other files inject endpoints. */
import { expireSession } from '../session/session.slice';
import { guest, readUserKey, type UserKey } from '../session/user-key';
import { persisted, plainText } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import type { AppDispatch, Services } from '../store/makeStore';
import { offline, serverError, toApiError, type ApiError } from './api-error';
import { randomId } from './random-id';

const requestTimeoutMs = 30_000;

const storedVisitor = persisted('niramaya.visitor', z.string().check(z.regex(/^[\da-f]{32}$/)), plainText);

function guestId(storage: BrowserStorage): string {
  const known = storedVisitor.read(storage);
  if (known !== null) return known;
  const id = randomId();
  storedVisitor.write(storage, id);
  return id;
}

/** Mixes in the name, because two persons must not share a member list. */
function visitorId(storage: BrowserStorage, userKey: UserKey): string {
  const id = guestId(storage);
  if (userKey === guest) return id;
  const mixed = [...userKey].reduce(
    (hash, letter) => Math.imul(hash, 31) ^ letter.charCodeAt(0),
    parseInt(id.slice(-8), 16),
  );
  return id.slice(0, -8) + (mixed >>> 0).toString(16).padStart(8, '0');
}

const call = fetchBaseQuery({ timeout: requestTimeoutMs });

/** Identifies a shopper by ID token, a guest by visitor id. @throws if the person changes meanwhile */
async function introduction({ identity, storage }: Services, isRefused: boolean): Promise<Record<string, string>> {
  const userKey = readUserKey(storage);
  const token = userKey === guest ? null : await identity.idToken(isRefused);
  if (readUserKey(storage) !== userKey) throw new Error('Another user has signed in.');
  return token === null ? { [VISITOR_HEADER]: visitorId(storage, userKey) } : { authorization: `Bearer ${token}` };
}

interface ApiRequest extends FetchArgs {
  readonly headers?: Record<string, string>;
}

type ApiQuery = BaseQueryFn<string | ApiRequest, unknown, ApiError, { personal?: boolean }, FetchBaseQueryMeta>;

/** Renews a refused token once; a second refusal ends the session. */
const baseQuery: ApiQuery = async (args, api, options) => {
  const services = api.extra as Services;
  const request: ApiRequest = typeof args === 'string' ? { url: args } : args;
  const send = async (isRefused: boolean) => {
    const headers = options?.personal ? await introduction(services, isRefused) : {};
    const response = await call(
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
    // Fails rather than continuing as a guest, whose members the shopper must not see.
    return { error: offline };
  }
  // Another person may have logged in meanwhile, whose session goes on.
  const isSamePerson = readUserKey(services.storage) === userKey;
  if (result.isTokenRefused && isSamePerson) (api.dispatch as AppDispatch)(expireSession());
  return result.error ? { error: toApiError(result.error, result.meta), meta: result.meta } : result;
};

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: ({ _bqMeta }) => serverError(_bqMeta),
  // The contract requires a request at each display.
  refetchOnMountOrArgChange: true,
  tagTypes: ['Member'],
  endpoints: () => ({}),
});

/** Puts `/api` before an address relative to the API root; others stay. */
export const pictureAddress = (address: string): string => {
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/|\/api\/)/i.test(address)) return address;
  return `/api/${address.replace(/^\//, '')}`;
};
