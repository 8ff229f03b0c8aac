import { COUNTED_TEXT_HEADER } from '@niramaya/contract';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';

/** The memory that all cached responses together may take, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** An estimate of the memory that a cached response needs for headers and bookkeeping, in bytes. */
const BYTES_AN_ENTRY = 1_024;

type Headers = Readonly<Record<string, string>>;

interface Entry {
  readonly json: string;
  readonly headers: Headers;
  /** The route that made the response, by which the metrics count it. */
  readonly route: Request['route'];
}

/**
 * Returns a cache for the responses of the catalogue. `lookUp` is middleware that sends a cached response. `send` sends
 * a new one and caches it. The version of the catalogue is a part of the key, so no response is older than a write that
 * any process has acknowledged.
 */
export function createCatalogueCache({ catalogueVersion }: Pick<Database, 'catalogueVersion'>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // A string takes two bytes for each character.
    sizeCalculation: ({ json }, key) => BYTES_AN_ENTRY + 2 * (json.length + key.length),
  });
  const lookUp: RequestHandler = async (request, response, next) => {
    // A response also has the number of matches of the text in this header. So the text is a part of the key, and a
    // browser must not use the response that it has stored for the same address and another text.
    response.vary(COUNTED_TEXT_HEADER);
    const { catalogue } = await catalogueVersion();
    const key = [catalogue, request.originalUrl, request.get(COUNTED_TEXT_HEADER) ?? ''].join(' ');
    const entry = request.method === 'GET' ? entries.get(key) : undefined;
    if (entry === undefined) {
      response.locals.cacheKey = key;
      return next();
    }
    request.route = entry.route;
    response.set(entry.headers).send(entry.json);
  };
  const send = (response: Response, body: unknown, headers: Headers = {}): void => {
    const json = JSON.stringify(body);
    const all = { 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8', ...headers };
    response.set(all).send(json);
    const etag = response.get('etag') ?? '';
    entries.set(String(response.locals.cacheKey), { json, headers: { ...all, etag }, route: response.req.route });
  };
  return { lookUp, send };
}

/** What `createCatalogueCache` returns. */
export type CatalogueCache = ReturnType<typeof createCatalogueCache>;
