import { aProduct } from '@niramaya/fixtures';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test, vi } from 'vitest';
import { productsApi } from './products.endpoints';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';

const server = setupServer();
const network = aNetwork(server);
const { searchProducts } = productsApi.endpoints;
const refetch = { forceRefetch: true, subscribe: false };

/** Answers one call after the other, each with its own title; `slow` ones never end by themselves. */
const answers = (...titles: (string | 'slow')[]) =>
  server.use(
    http.get(`${SHOP}/api/products`, async () => {
      const title = titles.shift();
      if (title === 'slow') await delay('infinite');
      return HttpResponse.json([aProduct({ title })]);
    }),
  );

test('[AMB-12] the list of the first answer is held for the page load and shows while a newer one is fetched', async () => {
  answers('Old', 'New');
  const { store } = aTestStore();
  const held = () => searchProducts.select()(store.getState());
  const titles = () => held().data?.products.map(({ title }) => title);
  await store.dispatch(searchProducts.initiate(undefined, refetch));
  const second = store.dispatch(searchProducts.initiate(undefined, refetch));
  expect([titles(), held().status]).toEqual([['Old'], 'pending']);
  await second;
  expect(titles()).toEqual(['New']);
});

test('[AMB-12] ending the call under way lets the next one leave and answer', async () => {
  answers('slow', 'New');
  const { store } = aTestStore();
  const first = store.dispatch(searchProducts.initiate(undefined, refetch));
  await vi.waitFor(() => expect(network.requests).toHaveLength(1));
  first.abort();
  await first;
  await store.dispatch(searchProducts.initiate(undefined, refetch));
  expect(
    searchProducts
      .select()(store.getState())
      .data?.products.map(({ title }) => title),
  ).toEqual(['New']);
});
