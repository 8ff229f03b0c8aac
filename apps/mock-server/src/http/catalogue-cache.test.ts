import express from 'express';
import { beforeEach, expect, it } from 'vitest';
import { serve } from '../../test/serve.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

let catalogue = 1;
let reads = 0;
beforeEach(() => {
  catalogue = 1;
  reads = 0;
});

async function start() {
  const cache = createCatalogueCache({ catalogueVersion: () => ({ catalogue, words: 1 }) });
  const app = express();
  app.use(cache.lookUp, (request, response) => {
    reads += 1;
    if (request.path === '/refused') return void response.sendStatus(400);
    response.set('x-request-id', `request ${reads}`);
    cache.send(response, [catalogue], { 'x-total-count': '1' });
  });
  const url = await serve(app);
  return (path: string, init?: RequestInit) => fetch(url + path, init);
}

it('[API-10] reads a response once for each URL and version, and repeats its headers', async () => {
  const get = await start();
  const read = async (path: string) => {
    const response = await get(path);
    return [await response.text(), response.headers.get('x-total-count'), reads];
  };
  expect(await read('/a?x=1')).toEqual(['[1]', '1', 1]);
  expect(await read('/a?x=1')).toEqual(['[1]', '1', 1]);
  expect(await read('/a?x=2')).toEqual(['[1]', '1', 2]);
  catalogue = 2;
  expect(await read('/a?x=1')).toEqual(['[2]', '1', 3]);
});

it('repeats no header of other middleware, and caches no error response and no other method', async () => {
  const get = await start();
  for (const id of ['request 1', null]) expect((await get('/a')).headers.get('x-request-id')).toBe(id);
  for (const path of ['/refused', '/refused']) expect((await get(path)).status).toBe(400);
  expect(reads).toBe(3);
  await get('/a', { method: 'HEAD' });
  expect(reads).toBe(4);
});
