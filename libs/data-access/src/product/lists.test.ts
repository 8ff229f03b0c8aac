import { anOffer, aTopBrand } from '@niramaya/fixtures';
import { memberHandlers, offerHandlers, topBrandHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { membersApi } from '../consult/members.endpoints';
import type { AppDispatch } from '../store/makeStore';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { listsApi, useKnownOffers } from './lists.endpoints';

const { getMembers } = membersApi.endpoints;
const { getTopBrands, getOffers } = listsApi.endpoints;

const network = aNetwork(...memberHandlers.ready(), ...offerHandlers.ready(), ...topBrandHandlers.ready());

type Show = (dispatch: AppDispatch) => PromiseLike<unknown> & { unsubscribe(): void };

/** The option that a mounted hook uses for these lists. */
const refetch = { forceRefetch: true };
const showings: [row: string, call: string, show: Show][] = [
  ['API-18', 'GET /api/medi', (dispatch) => dispatch(getTopBrands.initiate(undefined, refetch))],
  // The empty user key is that of a guest.
  ['API-19', 'GET /api/consult', (dispatch) => dispatch(getMembers.initiate('', refetch))],
  ['API-25', 'GET /api/offers', (dispatch) => dispatch(getOffers.initiate(undefined, refetch))],
];

test.each(showings)('[%s AMB-23] a list that is shown again sends a second call: %s', async (_row, call, show) => {
  const { dispatch } = aTestStore().store;
  const first = show(dispatch);
  await first;
  first.unsubscribe();
  await show(dispatch);
  expect(network.asked()).toEqual([call, call]);
});

test('brands and offers get image addresses under `/api`, and those that cannot be rendered are dropped', async () => {
  const brand = aTopBrand({ name: 'Praanvit', img: '/pictures/brand.svg' });
  const offer = anOffer({ id: 3, image: '/pictures/3.svg' });
  network.use(
    http.get(`${SHOP}/api/medi`, () => HttpResponse.json([{ name: 'No picture' }, brand, { ...brand, img: 'https:' }])),
    http.get(`${SHOP}/api/offers`, () => HttpResponse.json([{ ...offer, price: 1e21 }, offer])),
  );
  const { dispatch } = aTestStore().store;
  const brands = await dispatch(getTopBrands.initiate());
  expect(brands.data).toEqual([
    { ...brand, img: '/api/pictures/brand.svg' },
    { ...brand, img: '' },
  ]);
  const offers = await dispatch(getOffers.initiate());
  expect(offers.data).toEqual([{ ...offer, image: '/api/pictures/3.svg' }]);
});

test('the offers that the tab knows are those of today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 1, 3, 23, 50) });
  onTestFinished(() => void vi.useRealTimers());
  const offer = anOffer({ id: 3, image: '/pictures/3.svg' });
  network.use(http.get(`${SHOP}/api/offers`, () => HttpResponse.json([offer])));
  const { store } = aTestStore();
  await store.dispatch(getOffers.initiate());
  const known = aMountedHook(store, useKnownOffers, undefined);
  await vi.waitFor(() => expect(known.newest()).toEqual([{ ...offer, image: '/api/pictures/3.svg' }]));
  vi.setSystemTime(new Date(2026, 1, 4, 0, 10));
  known.rerender(undefined);
  expect(known.newest()).toEqual([]);
});
