import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { Problem } from '@niramaya/contract';

const startingRetrySeconds = 2;

/** The hosts of the identity provider, which the Firebase SDK puts in front of the path when it talks to an emulator. */
const PROVIDER = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//i;
/** The pages behind the links in e-mails and behind the sign-in window. */
const EMULATOR_PAGE = /^\/emulator\/(action|auth\/(handler|iframe))$/i;
/** Everything else of the emulator is its administration: clear-text accounts, reset codes, "delete all". */
const EMULATOR = /^\/emulator(\/|$)/i;
/** Calls that read: all others may have changed an account. */
const READS = /:(lookup|createAuthUri)$/;

/** Headers that belong to one connection (RFC 9110, 7.6.1), and those that must not pass in either direction. */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** "Bearer owner" makes its sender the emulator's administrator; cookies are the shop's own. */
const NOT_ASKED = new Set([
  ...OF_THE_CONNECTION,
  'host',
  'authorization',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]);
const NOT_ANSWERED = new Set([...OF_THE_CONNECTION, 'x-powered-by', 'server', 'set-cookie']);

/** Where the emulator is and how it is. */
export interface RelayTarget {
  readonly origin: string;
  readonly isReady: () => boolean;
  readonly saveSoon: () => void;
  /** How long the emulator may be silent before the browser is told. */
  readonly silenceMilliseconds?: number;
}

/** A request handler for Express and for the development server of Vite alike. */
export type RelayHandler = (
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Relays the identity calls of the browser to the emulator, so that the shop needs one address only. Answers problem
 * details: 503 while the emulator is starting or gone, 504 when it falls silent, 404 for its administration.
 */
export function createIdentityRelay(target: RelayTarget): RelayHandler {
  // A kept connection may be closed by the emulator just as a sign-up goes out on it, and a sign-up is not repeated.
  const agent = new http.Agent({ keepAlive: false });
  return (request, response, next) => {
    const url = request.originalUrl ?? request.url ?? '/';
    const [path = '/'] = url.split('?');
    if (PROVIDER.test(path) || EMULATOR_PAGE.test(path)) relay(request, response, url, path);
    else if (EMULATOR.test(path)) answer(response, 404, 'Not Found', 'There is nothing at this address.');
    else next();
  };

  function relay(request: IncomingMessage, response: ServerResponse, url: string, path: string): void {
    if (!target.isReady()) return unavailable(response);
    const onward = http.request(new URL(url, target.origin), {
      agent,
      method: request.method,
      headers: without(request.headers, NOT_ASKED),
      timeout: target.silenceMilliseconds ?? 15_000,
    });
    onward.on('response', (answered) => {
      const status = answered.statusCode ?? 502;
      response.writeHead(status, answerHeaders(answered.headers));
      answered.pipe(response);
      answered.on('error', () => response.destroy());
      if (request.method !== 'GET' && status < 300 && !READS.test(path)) target.saveSoon();
    });
    let silent = false;
    onward.on('timeout', () => {
      silent = true;
      onward.destroy();
    });
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else if (silent) answer(response, 504, 'Gateway Timeout', 'Sign-in did not answer in time: try again.');
      else unavailable(response);
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }
}

function unavailable(response: ServerResponse): void {
  response.setHeader('retry-after', String(startingRetrySeconds));
  answer(response, 503, 'Service Unavailable', 'Sign-in is not available yet: try again in a few seconds.');
}

function answer(response: ServerResponse, status: number, title: string, detail: string): void {
  const problem: Problem = { type: 'about:blank', title, status, detail };
  response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(problem));
}

/** Drops the named headers and those that the `connection` header names. */
function without(headers: IncomingHttpHeaders, names: ReadonlySet<string>): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name) && !named.has(name)));
}

/** The emulator lets every origin in; behind the shop's address only the shop's own pages may ask. Tokens are not kept. */
function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = without(headers, NOT_ANSWERED);
  for (const name of Object.keys(kept)) if (name.startsWith('access-control-')) delete kept[name];
  return { ...kept, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
}
