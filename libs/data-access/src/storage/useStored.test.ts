import { afterEach, expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { cartEntry, sixMonthPlanEntry, threeMonthPlanEntry } from './entries';
import { createStorage } from './storage';
import { useStorageHealth, useStorageReady, useStored } from './useStored';

afterEach(() => vi.unstubAllGlobals());

const line = { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 };

test('in a mounted page storage has been read', async () => {
  const { newest } = await aMountedHook(aTestStore().store, useStorageReady, undefined);
  expect(newest()).toBe(true);
});

test('the value under a key is followed through changes made here and in another tab', async () => {
  const { store, disk } = aTestStore();
  const { newest, after } = await aMountedHook(store, useStored<number>, sixMonthPlanEntry);
  expect(newest()).toBeNull();
  await after(() => store.services.storage.write('local', 'threemonth', '275'));
  expect(newest()).toBe(275);
  await after(() => createStorage(disk.openTab()).remove('local', 'threemonth'));
  expect(newest()).toBeNull();
});

test('another key is read again, and what has not changed is the same value', async () => {
  const { store, disk } = aTestStore();
  disk.local.set('threemonth', '275');
  disk.local.set('niramaya.three_months', '165');
  disk.local.set('cart_data', JSON.stringify([line]));
  const plan = await aMountedHook(store, useStored<number>, sixMonthPlanEntry);
  await plan.rerender(threeMonthPlanEntry);
  expect(plan.newest()).toBe(165);
  const cart = await aMountedHook(store, () => useStored(cartEntry), 1);
  await cart.rerender(2);
  expect(cart.said).toHaveLength(2);
  expect(cart.said[1]).toBe(cart.said[0]);
});

test('a browser that begins to refuse is heard of', async () => {
  const { store, disk } = aTestStore();
  const { newest, after } = await aMountedHook(store, useStorageHealth, undefined);
  expect(newest()).toBe('ok');
  disk.mode = 'full';
  await after(() => store.services.storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toBe('full');
});
