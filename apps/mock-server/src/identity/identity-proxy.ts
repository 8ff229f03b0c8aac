import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@niramaya/contract';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Emulator } from './emulator.ts';

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
const SECOND_FACTOR = '/identitytoolkit.googleapis.com/v2/accounts/';

/**
 * The paths that browsers need, each with its method, for every kind of sign-in of Firebase's SDK. The identity
 * provider of this shop is Firebase's emulator (`emulator.ts`), unless the shop has an account at Firebase. The other
 * paths of the emulator administrate it: they list or delete all accounts.
 */
const RELAYED_PATHS: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  [`${ACCOUNTS}signUp`, 'POST'],
  [`${ACCOUNTS}signInWithPassword`, 'POST'],
  [`${ACCOUNTS}update`, 'POST'],
  [`${ACCOUNTS}lookup`, 'POST'],
  [`${ACCOUNTS}delete`, 'POST'],
  [`${ACCOUNTS}signInWithEmailLink`, 'POST'],
  [`${ACCOUNTS}signInWithIdp`, 'POST'],
  [`${ACCOUNTS}signInWithPhoneNumber`, 'POST'],
  [`${ACCOUNTS}sendVerificationCode`, 'POST'],
  // This path is safe: only an administrator gets the link that the email would contain, and the header that would make
  // a caller one is not in `REQUEST_HEADERS`.
  [`${ACCOUNTS}sendOobCode`, 'POST'],
  [`${SECOND_FACTOR}mfaEnrollment:start`, 'POST'],
  [`${SECOND_FACTOR}mfaEnrollment:finalize`, 'POST'],
  [`${SECOND_FACTOR}mfaSignIn:start`, 'POST'],
  [`${SECOND_FACTOR}mfaSignIn:finalize`, 'POST'],
  ['/securetoken.googleapis.com/v1/token', 'POST'],
  ['/identitytoolkit.googleapis.com/v1/projects', 'GET'],
  ['/emulator/action', 'GET'],
  ['/emulator/auth/handler', 'GET'],
  ['/emulator/auth/iframe', 'GET'],
]);
/**
 * The paths after which no account is saved, because they change nothing that must survive a restart: the refresh of a
 * token only sets `lastRefreshAt`. Each other call changes an account, even if only the time of its last sign-in; the
 * page `/emulator/action` sets a new password or confirms an email address.
 */
const PATHS_WITHOUT_SAVE: ReadonlySet<string> = new Set([
  `${ACCOUNTS}lookup`,
  `${ACCOUNTS}sendVerificationCode`,
  `${ACCOUNTS}sendOobCode`,
  `${SECOND_FACTOR}mfaEnrollment:start`,
  `${SECOND_FACTOR}mfaSignIn:start`,
  '/securetoken.googleapis.com/v1/token',
  '/identitytoolkit.googleapis.com/v1/projects',
  '/emulator/auth/handler',
  '/emulator/auth/iframe',
]);
/**
 * Matches every path of the emulator, in any case of letters, so that the shop never responds to such a path. The
 * emulator gets the exact paths of `RELAYED_PATHS` only. A request for another path goes on to the shop.
 */
const EMULATOR_PATH = /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)(?:\/|$)/i;

/** The longest body of a request, in bytes. No call of the SDK needs nearly as much. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * Only these headers reach the emulator. The header `Authorization: Bearer owner` would make its sender the
 * administrator, and the cookies belong to the shop.
 */
const REQUEST_HEADERS = new Set([
  // The headers of HTTP, in lower case as Node gives them.
  ...['accept', 'content-type', 'content-length', 'user-agent'],
  // The headers of Firebase's SDK.
  ...['x-client-version', 'x-firebase-gmpid', 'x-firebase-locale'],
]);
/** Only these headers reach the browser. The emulator's CORS headers would allow every origin. */
const RESPONSE_HEADERS = new Set(['content-type', 'content-length', 'content-encoding', 'location']);

/** Returns the headers that have one of these names. */
const pickHeaders = (names: ReadonlySet<string>, headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));

/** Middleware of Express or of Vite's development server. */
export type IdentityProxy = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const pathOf = (url = ''): string => url.split('?', 1)[0] ?? '';

/**
 * Returns middleware that relays sign-in to the emulator, so that browsers use one origin. The response to a call that
 * changes an account waits until the account is saved. A browser that has the response then finds the account even
 * after the shop was killed. Responds 404, 405, 411 and 413 to what the emulator must not get, 503 until the emulator
 * is ready, and 504 if it is silent for `maxSilenceMs`. Every other request goes to `next`.
 */
export function createIdentityProxy(
  { origin, isReady, save }: Pick<Emulator, 'origin' | 'isReady' | 'save'>,
  maxSilenceMs = 15_000,
): IdentityProxy {
  /** The error of a request to which the emulator has not responded in time. */
  const silence = new Error('The identity emulator is silent.');
  const proxy = createProxyMiddleware({
    target: origin,
    // Each request gets a new connection: the emulator could close a kept one during a sign-up.
    agent: false,
    selfHandleResponse: true,
    on: {
      proxyReq: (emulatorRequest) => {
        emulatorRequest.setTimeout(maxSilenceMs, () => emulatorRequest.destroy(silence));
      },
      proxyRes: (emulatorResponse, { url }, response) => {
        const status = emulatorResponse.statusCode ?? 502;
        const send = () => {
          // While `save` ran, the timeout may have responded, or the browser may have left.
          if (response.headersSent || response.destroyed) return;
          // The responses contain tokens, so they must not be cached.
          const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
          response.writeHead(status, { ...pickHeaders(RESPONSE_HEADERS, emulatorResponse.headers), ...headers });
          emulatorResponse.pipe(response);
        };
        // A call that has failed has changed no account. `save` never rejects.
        if (status >= 400 || PATHS_WITHOUT_SAVE.has(pathOf(url))) send();
        else void save().then(send);
      },
      error: (error, _request, response) => {
        // Without `headersSent` it is the socket of an upgrade, which has no response. A response that has begun cannot
        // become a problem, so the browser must see that it is incomplete.
        if (!('headersSent' in response) || response.headersSent) response.destroy();
        else if (error === silence)
          refuse(response, 504, 'Gateway Timeout', 'Sign-in did not answer in time: try again.');
        else refuseForNow(response);
      },
    },
  });

  return (request, response, next) => {
    const { method, headers, url = '' } = request;
    const path = pathOf(url);
    const allowedMethod = RELAYED_PATHS.get(path);
    if (allowedMethod === undefined && !EMULATOR_PATH.test(path)) return next();
    if (allowedMethod === undefined) return refuse(response, 404, 'Not Found', 'There is nothing at this address.');
    if (method !== allowedMethod) {
      const detail = `This address takes ${allowedMethod}.`;
      return refuse(response, 405, 'Method Not Allowed', detail, { allow: allowedMethod });
    }
    if (!isReady()) return refuseForNow(response);
    // The length of a body in chunks is not known in advance.
    if ('transfer-encoding' in headers)
      return refuse(response, 411, 'Length Required', 'The request needs the header Content-Length.');
    if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
      return refuse(response, 413, 'Content Too Large', 'The body may have up to 16 kB.');
    // The proxy reads the headers of this request.
    request.headers = pickHeaders(REQUEST_HEADERS, headers);
    void proxy(request, response);
  };
}

/** Responds that sign-in is not available yet. */
function refuseForNow(response: ServerResponse): void {
  const detail = 'Sign-in is not available yet: try again in a few seconds.';
  refuse(response, 503, 'Service Unavailable', detail, { 'retry-after': '2' });
}

/** Responds with problem details (RFC 9457), in place of the emulator. */
function refuse(response: ServerResponse, status: number, title: string, detail: string, headers = {}): void {
  const problem: Problem = { type: 'about:blank', title, status, detail };
  const ownHeaders = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  response.writeHead(status, { ...ownHeaders, ...headers }).end(JSON.stringify(problem));
}
