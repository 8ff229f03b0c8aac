import { anOffer, aTopBrand } from '@niramaya/fixtures';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { listsApi } from '../product/lists.endpoints';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';

const server = setupServer();
aNetwork(server);

test('brands and offers get image addresses under `/api`, and those that cannot be rendered are dropped', async () => {
  const brand = aTopBrand({ name: 'Praanvit', img: '/pictures/brand.svg' });
  const offer = anOffer({ id: 3, image: '/pictures/3.svg' });
  server.use(
    http.get(`${SHOP}/api/medi`, () => HttpResponse.json([{ name: 'No picture' }, brand, { ...brand, img: 'https:' }])),
    http.get(`${SHOP}/api/offers`, () => HttpResponse.json([{ ...offer, price: 1e21 }, offer])),
  );
  const { dispatch } = aTestStore().store;
  const brands = await dispatch(listsApi.endpoints.getTopBrands.initiate());
  expect(brands.data).toEqual([
    { ...brand, img: '/api/pictures/brand.svg' },
    { ...brand, img: '' },
  ]);
  const offers = await dispatch(listsApi.endpoints.getOffers.initiate());
  expect(offers.data).toEqual([{ ...offer, image: '/api/pictures/3.svg' }]);
});
