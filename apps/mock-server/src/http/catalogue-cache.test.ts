import express from 'express';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCatalogueCache, type CatalogueCache, type CatalogueResponse } from './catalogue-cache.ts';
import { listen } from './listen.ts';

let catalogue = 1;
let reads = 0;
let cache: CatalogueCache;
beforeEach(() => {
  catalogue = 1;
  reads = 0;
  cache = createCatalogueCache({ catalogueVersion: () => ({ catalogue, words: 1 }) });
});

/** Serves what `read` returns through the cache, at any address. */
async function withServer<T>(read: () => Promise<CatalogueResponse>, work: (url: string) => Promise<T>): Promise<T> {
  const app = express().use((request, response) =>
    cache.send(response, request.path, () => {
      reads += 1;
      return read();
    }),
  );
  const server = await listen(app, '127.0.0.1', 0, 'API_PORT');
  try {
    return await work(server.url);
  } finally {
    await server.close();
  }
}

it('[API-10] reads a response once for each key and version of the catalogue, headers included', () =>
  withServer(
    () => Promise.resolve({ body: [catalogue], headers: { 'x-total-count': '1' } }),
    async (url) => {
      const get = async (path: string) => {
        const response = await fetch(url + path);
        return [await response.text(), response.headers.get('x-total-count'), reads];
      };
      expect(await get('/a')).toEqual(['[1]', '1', 1]);
      expect(await get('/a')).toEqual(['[1]', '1', 1]);
      expect(await get('/b')).toEqual(['[1]', '1', 2]);
      catalogue = 2;
      expect(await get('/a')).toEqual(['[2]', '1', 3]);
    },
  ));

it('shares one read between concurrent requests', () => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let arrived = 0;
  cache = createCatalogueCache({
    catalogueVersion: () => {
      arrived += 1;
      return { catalogue, words: 1 };
    },
  });
  return withServer(
    async () => {
      await finished;
      return { body: 'shared' };
    },
    async (url) => {
      const requests = Promise.all(Array.from({ length: 5 }, () => fetch(url)));
      await vi.waitFor(() => expect(arrived).toBe(5));
      finish();
      for (const response of await requests) expect(await response.json()).toBe('shared');
      expect(reads).toBe(1);
    },
  );
});

it('keeps no failed read', () => {
  const results = [() => Promise.reject(new Error('away')), () => Promise.resolve({ body: 'there' })];
  return withServer(
    () => results[reads - 1]!(),
    async (url) => {
      expect((await fetch(url)).status).toBe(500);
      expect(await (await fetch(url)).json()).toBe('there');
    },
  );
});

it('responds 304 to the ETag of a cached response', () =>
  withServer(
    () => Promise.resolve({ body: ['one'] }),
    async (url) => {
      const etag = (await fetch(url)).headers.get('etag') ?? '';
      const again = await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
      expect([again.status, await again.text(), reads]).toEqual([304, '', 1]);
    },
  ));
