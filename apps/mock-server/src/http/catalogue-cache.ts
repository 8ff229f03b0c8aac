import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';

const MAX_BYTES = 16 * 1024 * 1024;
const BYTES_AN_ENTRY = 1_024;

type Headers = Readonly<Record<string, string>>;

interface Entry {
  readonly json: string;
  readonly headers: Headers;
  readonly route: Request['route'];
}

/** No response is older than an acknowledged write. */
export function createCatalogueCache({ catalogueVersion }: Pick<Database, 'catalogueVersion'>) {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => BYTES_AN_ENTRY + 2 * (json.length + key.length),
  });
  const lookUp: RequestHandler = async (request, response, next) => {
    const { catalogue } = await catalogueVersion();
    const key = `${catalogue} ${request.originalUrl}`;
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

export type CatalogueCache = ReturnType<typeof createCatalogueCache>;
