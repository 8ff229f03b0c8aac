import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { Problem } from '@niramaya/contract';
import { rule, type Ruling } from './relay-rules.ts';

const startingRetrySeconds = 2;
const saveRetrySeconds = 5;

/** Longer than any call of the SDK. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * The request headers that are relayed: those that the SDK sends with a call. No other header passes. "Bearer owner"
 * makes its sender the emulator's administrator, and cookies are the shop's own. Headers that a proxy adds are meant
 * for the shop.
 */
const ASKED = ['accept', 'content-type', 'x-client-version', 'x-firebase-gmpid', 'x-firebase-locale', 'user-agent'];
/**
 * The response headers that are relayed. The emulator's CORS headers allow every origin, but only the shop's own pages
 * may call through the shop's address.
 */
const ANSWERED = ['content-type', 'content-length', 'content-encoding', 'location'];

/** The address and the state of the emulator. */
export interface RelayTarget {
  readonly origin: string;
  readonly isReady: () => boolean;
  /** Saves soon after a change. The last second of changes may be lost. */
  readonly saveSoon: () => void;
  /** Resolves once all changes until now are saved. Rejects if they cannot be saved. */
  readonly saved: () => Promise<void>;
  /** How long a call that changed an account waits for the save before the browser gets an error. */
  readonly saveMilliseconds?: number;
  /** How long the emulator may be silent before the browser gets an error. */
  readonly silenceMilliseconds?: number;
}

/** A request handler for both Express and the development server of Vite. */
export type RelayHandler = (
  request: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Creates the handler that relays the browser's identity calls to the emulator, so that the shop needs one address
 * only. The response to a call that changed an account is held until the change is saved. After the response, the
 * account survives the end of any process. Errors are returned as problem details:
 * - 503 while the emulator is starting, gone or unable to save
 * - 504 when the emulator does not respond in time
 * - 404 for the emulator's administration
 * - 405 for another method
 * - 413 for a body over 16 kB
 */
export function createIdentityRelay(target: RelayTarget): RelayHandler {
  // The emulator may close a keep-alive connection just as a sign-up is sent on it, and a sign-up is not repeated.
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
        else relay(request, response, ruling, body);
      },
      () => response.destroy(),
    );
  };

  function relay(
    request: IncomingMessage,
    response: ServerResponse,
    { relayTo, effect }: Relaying,
    body: Buffer,
  ): void {
    const onwardUrl = new URL(relayTo, target.origin);
    onwardUrl.search = queryOf(request);
    const onward = http.request(onwardUrl, {
      agent,
      method: request.method,
      headers: { ...only(ASKED, request.headers), 'content-length': body.length },
      timeout: target.silenceMilliseconds ?? 15_000,
    });
    onward.on('response', (answered) => {
      answered.on('error', () => response.destroy());
      const done = (answered.statusCode ?? 502) < 400;
      if (done && effect === 'changes') void hold(answered, response);
      else pass(answered, response);
      if (done && effect === 'notes') target.saveSoon();
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

  async function hold(answered: IncomingMessage, response: ServerResponse): Promise<void> {
    let body: Buffer;
    try {
      body = await read(answered);
    } catch {
      // The emulator has broken off its response. The browser's connection is broken too, as with a response that is
      // piped.
      response.destroy();
      return;
    }
    try {
      await within(target.saveMilliseconds ?? 10_000, target.saved());
      writeHead(answered, response);
      response.end(body);
    } catch {
      // The saver has already logged the reason.
      notSaved(response);
    }
  }
}

type Relaying = Extract<Ruling, { relayTo: string }>;

function writeHead(answered: IncomingMessage, response: ServerResponse): void {
  // Responses contain tokens, so they are not cached.
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(answered.statusCode ?? 502, { ...only(ANSWERED, answered.headers), ...headers });
}

function pass(answered: IncomingMessage, response: ServerResponse): void {
  writeHead(answered, response);
  answered.pipe(response);
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    patience = setTimeout(() => reject(new Error('late')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(patience));
}

const queryOf = (request: IncomingMessage & { originalUrl?: string }): string => {
  const url = request.originalUrl ?? request.url ?? '';
  const question = url.indexOf('?');
  return question < 0 ? '' : url.slice(question);
};

async function read(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns the whole body, or null if it is longer than any call. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read and discarded, so that the caller can read the response.
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
}

function refuse(response: ServerResponse, ruling: Exclude<Ruling, null | Relaying>): void {
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

function notSaved(response: ServerResponse): void {
  response.setHeader('retry-after', String(saveRetrySeconds));
  answer(response, 503, 'Service Unavailable', 'Your account could not be saved yet: try again in a few seconds.');
}

function answer(response: ServerResponse, status: number, title: string, detail: string): void {
  const problem: Problem = { type: 'about:blank', title, status, detail };
  response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(problem));
}

const only = (names: readonly string[], headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
