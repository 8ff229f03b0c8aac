import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';

const MAX_ENTRIES = 5_000;
const MAX_BYTES = 16 * 1024 * 1024;

/** A response of the catalogue before it becomes JSON. */
export interface CatalogueResponse {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Entry {
  readonly json: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Read = () => Promise<CatalogueResponse>;

export interface CatalogueCache {
  /**
   * Sends what `read` returns as JSON, from memory if the catalogue has not changed since. Concurrent requests for the
   * same key share one read.
   * @param key identifies the response among all responses of the catalogue
   */
  readonly send: (response: Response, key: string, read: Read) => Promise<void>;
}

/**
 * Creates a cache of catalogue responses, bounded in entries and bytes. Each request reads the version of the catalogue
 * after it has arrived. So no response is older than a write that any process acknowledged before.
 */
export function createCatalogueCache({ catalogueVersion }: Pick<Database, 'catalogueVersion'>): CatalogueCache {
  const entries = new LRUCache<string, Entry, Read>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => 2 * (json.length + key.length),
    // A response that is removed before it is complete still goes to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: read }) => {
      const { body, headers = {} } = await read();
      return { json: JSON.stringify(body), headers };
    },
  });
  return {
    send: async (response, key, read) => {
      const { catalogue } = await catalogueVersion();
      const { json, headers } = await entries.forceFetch(`${catalogue} ${key}`, { context: read });
      response
        .set({ 'cache-control': 'no-cache', ...headers })
        .type('json')
        .send(json);
    },
  };
}
