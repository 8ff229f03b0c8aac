import express from 'express';
import { expect, it } from 'vitest';
import { serve } from '../../test/serve.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

async function start() {
  const shop = { catalogue: 1, reads: 0 };
  const cache = createCatalogueCache({ catalogueVersion: () => ({ catalogue: shop.catalogue, words: 1 }) });
  const app = express();
  app.use(cache.lookUp, (request, response) => {
    shop.reads += 1;
    if (request.path === '/refused') return void response.sendStatus(400);
    response.set('x-request-id', `request ${shop.reads}`);
    cache.send(response, [shop.catalogue], { 'x-total-count': '1' });
  });
  const url = await serve(app);
  return { shop, get: (path: string, init?: RequestInit) => fetch(url + path, init) };
}

it('[API-10] reads a response once for each URL and version, and repeats its headers', async () => {
  const { shop, get } = await start();
  const read = async (path: string) => {
    const response = await get(path);
    return [await response.text(), response.headers.get('x-total-count'), shop.reads];
  };
  expect(await read('/a?x=1')).toEqual(['[1]', '1', 1]);
  expect(await read('/a?x=1')).toEqual(['[1]', '1', 1]);
  expect(await read('/a?x=2')).toEqual(['[1]', '1', 2]);
  shop.catalogue = 2;
  expect(await read('/a?x=1')).toEqual(['[2]', '1', 3]);
});

it('repeats no header of other middleware, and caches no error response and no other method', async () => {
  const { shop, get } = await start();
  for (const id of ['request 1', null]) expect((await get('/a')).headers.get('x-request-id')).toBe(id);
  for (const path of ['/refused', '/refused']) expect((await get(path)).status).toBe(400);
  expect(shop.reads).toBe(3);
  await get('/a', { method: 'HEAD' });
  expect(shop.reads).toBe(4);
});
