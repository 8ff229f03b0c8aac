import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Problem } from '@niramaya/contract';
import { createProxyMiddleware } from 'http-proxy-middleware';

const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
const SECOND_FACTOR = '/identitytoolkit.googleapis.com/v2/accounts/';

/**
 * Every relayed path in its exact spelling, with its only method: the calls of the contract (IDENTITY-02 to IDENTITY-14,
 * IDENTITY-30) and those that the Firebase SDK adds to them. All other paths of the emulator are for its administration:
 * clear-text accounts, reset codes, "delete all".
 */
const RELAYED: ReadonlyMap<string, 'GET' | 'POST'> = new Map([
  [`${ACCOUNTS}signUp`, 'POST'],
  [`${ACCOUNTS}signInWithPassword`, 'POST'],
  [`${ACCOUNTS}update`, 'POST'],
  [`${ACCOUNTS}lookup`, 'POST'],
  [`${ACCOUNTS}delete`, 'POST'],
  [`${ACCOUNTS}signInWithEmailLink`, 'POST'],
  [`${ACCOUNTS}signInWithIdp`, 'POST'],
  [`${ACCOUNTS}signInWithPhoneNumber`, 'POST'],
  [`${ACCOUNTS}sendVerificationCode`, 'POST'],
  [`${SECOND_FACTOR}mfaEnrollment:start`, 'POST'],
  [`${SECOND_FACTOR}mfaEnrollment:finalize`, 'POST'],
  [`${SECOND_FACTOR}mfaSignIn:start`, 'POST'],
  [`${SECOND_FACTOR}mfaSignIn:finalize`, 'POST'],
  ['/securetoken.googleapis.com/v1/token', 'POST'],
  ['/identitytoolkit.googleapis.com/v1/projects', 'GET'],
  // The page behind the links in e-mails, and the pages behind a sign-in window.
  ['/emulator/action', 'GET'],
  ['/emulator/auth/handler', 'GET'],
  ['/emulator/auth/iframe', 'GET'],
]);
const OF_THE_EMULATOR = /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)(?:\/|$)/i;

/** Longer than the body of any call. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * The relayed request headers: those that the SDK sends. No other header passes. "Bearer owner" makes its sender the
 * emulator's administrator, and cookies are the shop's.
 */
const REQUEST_HEADERS = new Set([
  ...['accept', 'content-type', 'content-length', 'user-agent'],
  ...['x-client-version', 'x-firebase-gmpid', 'x-firebase-locale'],
]);
/** The relayed response headers. The emulator's CORS headers, which allow every origin, are not among them. */
const RESPONSE_HEADERS = new Set(['content-type', 'content-length', 'content-encoding', 'location']);

const only = (names: ReadonlySet<string>, headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.has(name)));

/** A request handler for both Express and the development server of Vite. */
export type IdentityProxy = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface IdentityProxyOptions {
  /** The URL of the emulator. */
  readonly origin: string;
  readonly isReady: () => boolean;
  /** How long the emulator may be silent, in ms. */
  readonly silenceMilliseconds?: number;
}

/**
 * Creates the handler that relays the browser's identity calls to the emulator, so that the shop needs one address only.
 * Other addresses of the shop go on to `next`. Errors are responses with problem details:
 * - 404 for the emulator's administration, and 405 for another method
 * - 411 for a body without its length, and 413 for one over 16 kB
 * - 503 while the emulator is starting or gone, and 504 if it does not respond in time
 */
export function createIdentityProxy({
  origin,
  isReady,
  silenceMilliseconds = 15_000,
}: IdentityProxyOptions): IdentityProxy {
  const proxy = createProxyMiddleware({
    target: origin,
    // Without this setting connections are kept. The emulator may close one just as a sign-up is sent on it, and a
    // sign-up is not repeated.
    agent: false,
    selfHandleResponse: true,
    on: {
      proxyReq: (relayed) => {
        // The option `proxyTimeout` gives the same error as a broken connection.
        relayed.setTimeout(silenceMilliseconds, () => relayed.destroy(new Error('silent', { cause: 504 })));
      },
      proxyRes: (relayed, _request, response) => {
        // Responses contain tokens, so they are not cached.
        const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
        response.writeHead(relayed.statusCode ?? 502, { ...only(RESPONSE_HEADERS, relayed.headers), ...headers });
        relayed.pipe(response);
      },
      error: (error, _request, response) => {
        if (!('headersSent' in response) || response.headersSent) response.destroy();
        else if (error.cause === 504)
          refuse(response, 504, 'Gateway Timeout', 'Sign-in did not answer in time: try again.');
        else refuseForNow(response);
      },
    },
  });

  return (request, response, next) => {
    const { method, headers, url = '' } = request;
    const path = url.split('?', 1)[0] ?? '';
    const allowed = RELAYED.get(path);
    if (allowed === undefined && !OF_THE_EMULATOR.test(path)) return next();
    if (allowed === undefined) return refuse(response, 404, 'Not Found', 'There is nothing at this address.');
    if (method !== allowed)
      return refuse(response, 405, 'Method Not Allowed', `This address takes ${allowed}.`, { allow: allowed });
    if (!isReady()) return refuseForNow(response);
    if ('transfer-encoding' in headers)
      return refuse(response, 411, 'Length Required', 'The request needs the header Content-Length.');
    if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES)
      return refuse(response, 413, 'Content Too Large', 'The body may have up to 16 kB.');
    // The library relays all headers of the request. Without `next`: the handler above responds to every error.
    request.headers = only(REQUEST_HEADERS, headers);
    void proxy(request, response);
  };
}

function refuseForNow(response: ServerResponse): void {
  const detail = 'Sign-in is not available yet: try again in a few seconds.';
  refuse(response, 503, 'Service Unavailable', detail, { 'retry-after': '2' });
}

function refuse(response: ServerResponse, status: number, title: string, detail: string, headers = {}): void {
  const problem: Problem = { type: 'about:blank', title, status, detail };
  const type = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  response.writeHead(status, { ...type, ...headers }).end(JSON.stringify(problem));
}
