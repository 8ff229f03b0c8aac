import { readableProduct } from '@niramaya/contract';
import type { Product } from '@niramaya/contract';
import { aProduct } from '@niramaya/fixtures';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { baseApi } from './baseApi';

const server = setupServer();
aNetwork(server);

/** An endpoint that returns an object. */
const { getOne } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOne: build.query<Product, void>({ query: () => '/one', rawResponseSchema: readableProduct }),
  }),
}).endpoints;

const ask = (body: object) => {
  server.use(http.get(`${SHOP}/api/one`, () => HttpResponse.json(body, { headers: { 'x-request-id': 'r-7' } })));
  return aTestStore().store.dispatch(getOne.initiate());
};

test('an endpoint may answer an object, and gets what its schema reads of it', async () => {
  const product = aProduct({ title: 'Zinc' });
  expect((await ask({ ...product, stock: 3 })).data).toEqual(product);
});

test.each([[[]], [{}], [{ ...aProduct(), price: 'free' }]])(
  "%j is refused by the schema, and counts as the server's failure",
  async (body) => {
    const failure = { kind: 'server', status: 200, requestId: 'r-7', detail: null, fields: [] };
    expect((await ask(body)).error).toEqual(failure);
  },
);
