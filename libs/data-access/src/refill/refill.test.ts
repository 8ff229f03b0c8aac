import { aCartItem, aProduct } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { setupServer } from 'msw/node';
import { expect, test, vi } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { placeOrder } from '../orders/orders';
import {
  bringBackRefills,
  readRefillChoices,
  refillCart,
  setRefillDays,
  useRefills,
  useUnreadableRefillDays,
} from './refill';

const zinc = aProduct({ title: 'Zinc', price: 200, discount: 25 });
const server = setupServer(...productHandlers.ready([zinc]));
const network = aNetwork(server);
const line = aCartItem({ title: 'Zinc', discountedPrice: 180, quantity: 2 });

test('what is ordered again goes into the cart as often as before, at the price of today', async () => {
  const { store, disk } = aTestStore();
  const changed = vi.fn<() => void>();
  store.services.storage.subscribe(changed);
  expect(await store.dispatch(refillCart([line]))).toEqual([{ kind: 'added', nowRupees: 150, beforeRupees: 180 }]);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(network.asked()).toEqual(['GET /api/products?q=Zinc&_limit=20']);
  const cart = JSON.parse(disk.local.get('cart_data') ?? '') as unknown[];
  expect(cart).toMatchObject([{ title: 'Zinc', price: 200, discountedPrice: 150, quantity: 2 }]);
  expect(await store.dispatch(refillCart([line]))).toEqual([{ kind: 'already' }]);
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toEqual(cart);
});

test('what the shop no longer has, and what it cannot be asked for, leave the cart as it is', async () => {
  const { store, disk } = aTestStore();
  expect(await store.dispatch(refillCart([{ ...line, title: 'Copper' }]))).toEqual([{ kind: 'gone' }]);
  server.use(...productHandlers.failed());
  expect(await store.dispatch(refillCart([{ ...line, title: 'Iron' }]))).toEqual([{ kind: 'failed' }]);
  expect(disk.local.has('cart_data')).toBe(false);
});

test('several go into the cart at once, in their order, and what came of each is told', async () => {
  const { store, disk } = aTestStore();
  server.use(...productHandlers.ready([zinc, aProduct({ title: 'Iron', price: 100, discount: 0 })]));
  const iron = { ...line, title: 'Iron', quantity: 1 };
  const results = await store.dispatch(refillCart([line, { ...line, title: 'Copper' }, iron, line]));
  expect(results.map(({ kind }) => kind)).toEqual(['added', 'gone', 'added', 'already']);
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toMatchObject([
    { title: 'Zinc', quantity: 2 },
    { title: 'Iron', quantity: 1 },
  ]);
});

test('days that cannot be read are told of, all of them or a part, until others are set', async () => {
  const { store } = aTestStore();
  const { storage } = store.services;
  const { newest, after } = await aMountedHook(store, useUnreadableRefillDays, undefined);
  expect(newest()).toBeNull();
  const items = [
    { title: 'Zinc', of: '', days: 15 },
    { title: 'Iron', of: '', days: 'soon' },
  ];
  await after(() => storage.write('local', 'niramaya.refill', JSON.stringify({ v: 1, items })));
  expect(newest()).toBe('part');
  await after(() => storage.write('local', 'niramaya.refill', '{"v":'));
  expect(newest()).toBe('all');
  await after(() => setRefillDays(store.services.storage, 'Zinc', 15));
  expect(newest()).toBeNull();
});

test('what cannot be read stays through every change, and is told of to its own person until it is replaced', async () => {
  const { store, disk } = aTestStore();
  const { storage } = store.services;
  const iron = { title: 'Iron', of: '', days: 'soon' };
  const ravis = { title: 'Iron', of: 'u2:Ravi', days: 'soon' };
  storage.write('local', 'niramaya.refill', JSON.stringify({ v: 1, items: [iron, ravis, 'torn'] }));
  const { newest, after } = await aMountedHook(store, useUnreadableRefillDays, undefined);
  const stored = () => JSON.parse(disk.local.get('niramaya.refill') ?? '') as unknown;
  await after(() => setRefillDays(storage, 'Zinc', null));
  expect(stored()).toEqual({ v: 1, items: [{ title: 'Zinc', of: '', days: null }, iron, ravis, 'torn'] });
  await after(() => bringBackRefills(storage));
  expect(stored()).toEqual({ v: 1, items: [iron, ravis, 'torn'] });
  expect(newest()).toBe('part');
  await after(() => storage.write('local', 'niramaya.refill', JSON.stringify({ v: 1, items: [iron, ravis] })));
  await after(() => setRefillDays(storage, 'Iron', 15));
  expect(stored()).toEqual({ v: 1, items: [{ title: 'Iron', of: '', days: 15 }, ravis] });
  expect(newest()).toBeNull();
});

test('each person of a device has days of their own, and what was left out comes back', async () => {
  const { store } = aTestStore();
  const { storage } = store.services;
  storage.write('local', 'cart_data', JSON.stringify([line]));
  placeOrder(store.services.storage, { method: 'upi', name: '' });
  const { newest, after } = await aMountedHook(store, useRefills, undefined);
  expect(newest().listed).toMatchObject([{ line: { title: 'Zinc' }, days: 30 }]);

  await after(() => setRefillDays(store.services.storage, 'Zinc', 15));
  expect(newest().listed).toMatchObject([{ days: 15 }]);
  await after(() => storage.write('local', 'validkey', 'Asha'));
  expect(newest().listed).toMatchObject([{ days: 30 }]);
  await after(() => setRefillDays(store.services.storage, 'Zinc', null));
  expect(newest()).toEqual({ listed: [], leftOut: ['Zinc'] });
  expect(readRefillChoices(storage)).toEqual([{ title: 'Zinc', of: ':Asha', days: null }]);
  await after(() => bringBackRefills(store.services.storage));
  expect(newest().listed).toMatchObject([{ days: 30 }]);

  await after(() => storage.remove('local', 'validkey'));
  expect(newest().listed).toMatchObject([{ days: 15 }]);
});
