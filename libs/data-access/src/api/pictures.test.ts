import { anOffer, aTopBrand } from '@niramaya/fixtures';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { listsApi } from '../product/lists.endpoints';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';

const server = setupServer();
aNetwork(server);

test('brands come as the API has them, their pictures with an address under `/api`', async () => {
  const brand = aTopBrand({ name: 'Praanvit', img: '/pictures/brand.svg' });
  server.use(http.get(`${SHOP}/api/medi`, () => HttpResponse.json([brand])));
  const { store } = aTestStore();
  const { data } = await store.dispatch(listsApi.endpoints.getTopBrands.initiate());
  expect(data).toEqual([{ ...brand, img: '/api/pictures/brand.svg' }]);
});

test('offers come as the API has them, their pictures with an address under `/api`', async () => {
  const offer = anOffer({ id: 3, image: '/pictures/3.svg' });
  server.use(http.get(`${SHOP}/api/offers`, () => HttpResponse.json([offer])));
  const { store } = aTestStore();
  const { data } = await store.dispatch(listsApi.endpoints.getOffers.initiate());
  expect(data).toEqual([{ ...offer, image: '/api/pictures/3.svg' }]);
});

test('a brand or an offer that cannot be rendered is left out, and the others stay', async () => {
  server.use(
    http.get(`${SHOP}/api/medi`, () => HttpResponse.json([{ name: 'No picture' }, aTopBrand({ img: 'https:' })])),
    http.get(`${SHOP}/api/offers`, () => HttpResponse.json([anOffer({ price: 1e21 }), anOffer({ id: 3 })])),
  );
  const { store } = aTestStore();
  const brands = await store.dispatch(listsApi.endpoints.getTopBrands.initiate());
  const offers = await store.dispatch(listsApi.endpoints.getOffers.initiate());
  expect(brands.data).toEqual([aTopBrand({ img: '' })]);
  expect(offers.data?.map(({ id }) => id)).toEqual([3]);
});
