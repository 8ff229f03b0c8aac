import type { Request, RequestHandler, Response } from 'express';
import type { Database } from '../database/database.ts';
import { createCacheKey } from './cache-key.ts';
import { CachedResponses, type CacheBounds, type CachedResponse } from './cached-responses.ts';
import { noteVersion } from './read-catalogue.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The bytes include keys, headers and bodies. */
const CACHE_BOUNDS: CacheBounds = { entries: 5_000, bytes: 16 * 1024 * 1024 };

function send({ headers, body, route }: CachedResponse, request: Request, response: Response): void {
  request.route = route;
  for (const [name, value] of headers) response.setHeader(name, value);
  if (request.fresh) {
    for (const name of ['content-type', 'content-encoding', 'content-length']) response.removeHeader(name);
    response.status(304).end();
  } else {
    response.setHeader('content-length', body.length);
    response.end(body);
  }
}

/** Collects the bytes of a response while it is sent, and passes them on if they are few enough. */
function collect(response: Response, onWhole: (body: Buffer) => void): void {
  let chunks: Buffer[] | null = [];
  let bytes = 0;
  const add = (chunk: unknown, encoding: unknown): void => {
    if (chunks === null || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return;
    const buffer =
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes > MAX_BODY_BYTES) chunks = null;
    else chunks.push(buffer);
  };
  const { write, end } = response;
  response.write = ((...args: Parameters<typeof write>) => {
    add(args[0], args[1]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    add(args[0], args[1]);
    response.write = write;
    response.end = end;
    if (chunks !== null) onWhole(Buffer.concat(chunks));
    return end.apply(response, args);
  }) as typeof end;
}

/** Headers that are different for each response. */
const OWN_HEADERS = new Set([REQUEST_ID_HEADER, 'content-length']);

const headersOf = (response: Response): CachedResponse['headers'] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value] as const],
  );

/** Copies a buffer into its own memory. A small buffer is a slice of a larger one, which it would keep in memory. */
function ownCopy(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/**
 * For a request that had to wait: sends the response that another request has cached meanwhile. Returns false if there
 * is none.
 */
export const sendCached = (response: Response): boolean =>
  (response.locals.sendIfCached as (() => boolean) | undefined)?.() ?? false;

interface ResponseCacheOptions {
  /** Returns the current version of the catalogue. */
  readonly version: Database['catalogueVersion'];
  /** Origins whose scripts may call the API. All other origins share their responses. */
  readonly origins: readonly string[];
}

/**
 * Caches catalogue responses, ready to send, until the catalogue changes. Most shoppers request what another has
 * requested a moment ago. Each request reads the version after it has arrived. So no response is older than a write
 * that any process acknowledged before. It comes after the choice of the encoding. The cache is bounded, whatever
 * unknown callers request.
 */
export function responseCache({ version, origins }: ResponseCacheOptions): RequestHandler {
  const keyOf = createCacheKey(origins);
  const cached = new CachedResponses(CACHE_BOUNDS);

  /**
   * Returns null if the version cannot be read. The request then uses no cached response. It reads the database itself
   * and reports the error.
   */
  const readVersion = async (): Promise<string | null> => {
    try {
      return (await version()).catalogue;
    } catch {
      return null;
    }
  };

  return async (request, response, next) => {
    const key = keyOf(request);
    if (key === null) return next();
    const now = await readVersion();
    if (now === null) return next();
    noteVersion(response, now);
    const sendIfCached = (): boolean => {
      const hit = cached.get(key, now);
      if (hit) send(hit, request, response);
      return hit !== undefined;
    };
    if (sendIfCached()) return;
    response.locals.sendIfCached = sendIfCached;
    collect(response, (body) => {
      if (response.statusCode !== 200) return;
      cached.set(key, { version: now, headers: headersOf(response), body: ownCopy(body), route: request.route });
    });
    next();
  };
}
