import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { Problem } from '@niramaya/contract';
import { rule, type Ruling } from './relay-rules.ts';

const startingRetrySeconds = 2;

/** Calls that read: all others may have changed an account. */
const READS = /:(lookup|createAuthUri)$/;

/** Longer than any call of the SDK. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * What the SDK says with a call. No other header passes: "Bearer owner" makes its sender the emulator's administrator,
 * cookies are the shop's own, and what a proxy adds is meant for the shop.
 */
const ASKED = ['accept', 'content-type', 'x-client-version', 'x-firebase-gmpid', 'x-firebase-locale', 'user-agent'];
/** The emulator lets every origin in; behind the shop's address only the shop's own pages may ask. */
const ANSWERED = ['content-type', 'content-length', 'content-encoding', 'location'];

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
 * details: 503 while the emulator is starting or gone, 504 when it falls silent, 404 for its administration, 405 for
 * another method, 413 for a body over 16 kB.
 */
export function createIdentityRelay(target: RelayTarget): RelayHandler {
  // A kept connection may be closed by the emulator just as a sign-up goes out on it, and a sign-up is not repeated.
  const agent = new http.Agent({ keepAlive: false });
  return (request, response, next) => {
    const url = request.originalUrl ?? request.url ?? '/';
    const ruling = rule(request.method ?? 'GET', url);
    if (ruling === null) return next();
    if ('refuse' in ruling) return refuse(response, ruling);
    if (!target.isReady()) return unavailable(response);
    readBody(request).then(
      (body) => {
        if (body === null) tooLarge(response);
        else relay(request, response, ruling.relayTo, body);
      },
      () => response.destroy(),
    );
  };

  function relay(request: IncomingMessage, response: ServerResponse, path: string, body: Buffer): void {
    const onwardUrl = new URL(path, target.origin);
    onwardUrl.search = queryOf(request);
    const onward = http.request(onwardUrl, {
      agent,
      method: request.method,
      headers: { ...only(ASKED, request.headers), 'content-length': body.length },
      timeout: target.silenceMilliseconds ?? 15_000,
    });
    onward.on('response', (answered) => {
      const status = answered.statusCode ?? 502;
      // Tokens are not cached.
      const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      response.writeHead(status, { ...only(ANSWERED, answered.headers), ...headers });
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
    onward.end(body);
  }
}

const queryOf = (request: IncomingMessage & { originalUrl?: string }): string => {
  const url = request.originalUrl ?? request.url ?? '';
  const question = url.indexOf('?');
  return question < 0 ? '' : url.slice(question);
};

/** The whole body, or null where it is longer than any call. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read and thrown away, so that the caller gets to read the response.
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
}

function refuse(response: ServerResponse, ruling: Exclude<Ruling, null | { relayTo: string }>): void {
  if (ruling.refuse === 404) return answer(response, 404, 'Not Found', 'There is nothing at this address.');
  response.setHeader('allow', ruling.allow);
  answer(response, 405, 'Method Not Allowed', `This address takes ${ruling.allow}.`);
}

const tooLarge = (response: ServerResponse): void =>
  answer(response, 413, 'Content Too Large', 'The body may have up to 16 kB.');

function unavailable(response: ServerResponse): void {
  response.setHeader('retry-after', String(startingRetrySeconds));
  answer(response, 503, 'Service Unavailable', 'Sign-in is not available yet: try again in a few seconds.');
}

function answer(response: ServerResponse, status: number, title: string, detail: string): void {
  const problem: Problem = { type: 'about:blank', title, status, detail };
  response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(problem));
}

const only = (names: readonly string[], headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
