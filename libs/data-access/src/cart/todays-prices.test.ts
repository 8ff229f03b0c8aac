import { aCartItem, anOffer, aProduct } from '@niramaya/fixtures';
import { offerHandlers, productHandlers } from '@niramaya/fixtures/msw';
import { afterEach, expect, test, vi } from 'vitest';
import { listsApi, useKnownOffers } from '../product/lists.endpoints';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aNetwork } from '../testing/a-network';
import { aTestStore } from '../testing/a-test-store';
import { orderAgain, usePriceCheck, useTodaysPrices } from './todays-prices';

const zinc = aProduct({ title: 'Zinc', price: 200, discount: 25 });
const offer = anOffer({ title: 'Zinc', status: 'Pack of 2', strike: 400, price: 280 });
const network = aNetwork(...productHandlers.ready([zinc]), ...offerHandlers.ready([offer]));
const line = aCartItem({ title: 'Zinc', discountedPrice: 180, quantity: 2 });

afterEach(() => void vi.useRealTimers());

test('adds lines to the cart in order at the price of today, without products that are no longer sold', async () => {
  const { store, disk } = aTestStore();
  network.use(...productHandlers.ready([zinc, aProduct({ title: 'Iron', price: 100, discount: 0 })]));
  const iron = { ...line, title: 'Iron', quantity: 1 };
  expect(
    await store.dispatch(orderAgain([line, { ...line, title: 'Copper' }, iron, { ...line, quantity: 5 }])),
  ).toEqual([
    { kind: 'addedAtTodaysPrice', nowRupees: 150, beforeRupees: 180 },
    { kind: 'gone' },
    { kind: 'addedAtTodaysPrice', nowRupees: 100, beforeRupees: 180 },
    { kind: 'alreadyInCart', quantity: 2 },
  ]);
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toMatchObject([
    { title: 'Zinc', price: 200, discountedPrice: 150, quantity: 2 },
    { title: 'Iron', quantity: 1 },
  ]);
});

test('finds an offer by its title in the cart', async () => {
  const { store, disk } = aTestStore();
  const pack = aCartItem({ title: 'Zinc (Pack of 2)', discountedPrice: 300 });
  expect(await store.dispatch(orderAgain([pack]))).toEqual([
    { kind: 'addedAtTodaysPrice', nowRupees: 280, beforeRupees: 300 },
  ]);
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toMatchObject([{ price: 400, discountedPrice: 280 }]);
});

test('reports a failed API, and the line keeps its old price', async () => {
  const { store, disk } = aTestStore();
  network.use(...productHandlers.failed());
  expect(await store.dispatch(orderAgain([line]))).toEqual([{ kind: 'addedAtOldPrice', beforeRupees: 180 }]);
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toEqual([line]);
});

test('an offer keeps its old price if the API fails, even while a screen shows the offers', async () => {
  const { store } = aTestStore();
  await store.dispatch(listsApi.endpoints.getOffers.initiate());
  network.use(...offerHandlers.failed());
  const pack = aCartItem({ title: 'Zinc (Pack of 2)', discountedPrice: 300 });
  expect(await store.dispatch(orderAgain([pack]))).toEqual([{ kind: 'addedAtOldPrice', beforeRupees: 300 }]);
});

test('ordering again waits for the API for five seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  network.use(...productHandlers.loading());
  const told = vi.fn();
  void aTestStore()
    .store.dispatch(orderAgain([line]))
    .then(told);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith([{ kind: 'addedAtOldPrice', beforeRupees: 180 }]);
});

test('requests the whole list once for many titles, and the offers once', async () => {
  const titles = ['Zinc', 'Copper', 'Zinc (Pack of 2)', 'Silver', 'Gold'];
  const { newest } = aMountedHook(aTestStore().store, useTodaysPrices, titles);
  await vi.waitFor(() => expect(newest().isChecking).toBe(false));
  expect(network.asked()).toEqual(['GET /api/products', 'GET /api/offers']);
  expect(titles.map(newest().priceOf)).toEqual([
    { kind: 'sold', line: { title: 'Zinc', image: '/api/pictures/1.svg', price: 200, discountedPrice: 150 } },
    { kind: 'gone' },
    {
      kind: 'sold',
      line: { title: 'Zinc (Pack of 2)', image: '/api/pictures/1.svg', price: 400, discountedPrice: 280 },
    },
    { kind: 'gone' },
    { kind: 'gone' },
  ]);
});

test('requests the titles that a truncated list lacks one by one', async () => {
  const many = Array.from({ length: 1_001 }, (_, at) => aProduct({ id: at + 1, title: `Product ${at + 1}` }));
  network.use(...productHandlers.ready(many));
  const titles = ['Product 1', 'Product 2', 'Product 3', 'Product 4', 'Product 1001'];
  const { newest } = aMountedHook(aTestStore().store, useTodaysPrices, titles);
  await vi.waitFor(() => expect(newest().priceOf('Product 1001')).toMatchObject({ line: { discountedPrice: 180 } }));
  expect(network.asked()).toEqual(['GET /api/products', 'GET /api/products?q=Product+1001&_limit=20']);
});

test('sends no request without titles, and returns no prices without a response', async () => {
  const { store } = aTestStore();
  const none = aMountedHook(store, useTodaysPrices, []);
  expect([network.asked(), none.newest().isChecking]).toEqual([[], false]);
  network.use(...productHandlers.failed());
  const titles = ['a', 'b', 'c', 'd', 'e'];
  const { newest } = aMountedHook(store, useTodaysPrices, titles);
  await vi.waitFor(() => expect(newest().isChecking).toBe(false));
  expect(network.asked()).toEqual(['GET /api/products']);
  expect(titles.map((title) => newest().priceOf(title).kind)).toEqual(Array(5).fill('noResponse'));
});

test('a price check also requests the offers, which are known from then on without another request', async () => {
  const { store } = aTestStore();
  const { newest, after } = aMountedHook(store, usePriceCheck, undefined);
  const known = aMountedHook(store, useKnownOffers, undefined);
  expect(known.newest()).toEqual([]);
  after(() => newest().check(['Zinc']));
  await vi.waitFor(() => expect(newest().isChecking).toBe(false));
  await vi.waitFor(() => expect(known.newest()).toMatchObject([{ title: 'Zinc', price: 280 }]));
  expect(network.asked()).toEqual(['GET /api/products?q=Zinc&_limit=20', 'GET /api/offers']);
});

test('a price check sends nothing by itself, and requests each price again whenever it is called', async () => {
  const { newest, after } = aMountedHook(aTestStore().store, usePriceCheck, undefined);
  expect([newest().hasChecked, newest().priceOf('Zinc').kind, network.asked()]).toEqual([false, 'noResponse', []]);
  const check = async () => {
    after(() => newest().check(['Zinc', 'Silver']));
    expect(newest()).toMatchObject({ isChecking: true, hasChecked: true });
    await vi.waitFor(() => expect(newest().isChecking).toBe(false));
    return ['Zinc', 'Silver'].map((title) => {
      const today = newest().priceOf(title);
      return today.kind === 'sold' ? today.line.discountedPrice : today.kind;
    });
  };
  expect(await check()).toEqual([150, 'gone']);
  // The check looks both titles up at the same time, so the request for Zinc may arrive at any time. The offers are
  // requested after the response for Silver, which is no product.
  const zincRequest = 'GET /api/products?q=Zinc&_limit=20';
  const otherRequests = ['GET /api/products?q=Silver&_limit=20', 'GET /api/offers'];
  const requestsOf = (isZinc: boolean) => network.asked().filter((request) => (request === zincRequest) === isZinc);
  expect(requestsOf(true)).toEqual([zincRequest]);
  expect(requestsOf(false)).toEqual(otherRequests);
  network.use(...productHandlers.ready([{ ...zinc, price: 100 }]));
  expect(await check()).toEqual([75, 'gone']);
  expect(requestsOf(true)).toEqual([zincRequest, zincRequest]);
  expect(requestsOf(false)).toEqual([...otherRequests, ...otherRequests]);
});
