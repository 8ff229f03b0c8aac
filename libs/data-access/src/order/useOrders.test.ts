import { aCartItem } from '@niramaya/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { placeOrder, useOrder, useOrders } from './orders';

afterEach(() => vi.unstubAllGlobals());

const upi = { method: 'upi', name: '' } as const;

/** A device with an order of a guest and one of each of two accounts. */
function aDevice() {
  const { store, disk } = aTestStore();
  const order = () => placeOrder(store.services.storage, upi)?.id ?? '';
  store.services.storage.write('local', 'cart_data', JSON.stringify([aCartItem()]));
  const signIn = (uid: string) => {
    disk.local.set('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid }));
    store.services.storage.write('local', 'validkey', 'Asha');
  };
  const ofGuest = order();
  signIn('u1');
  const ofOne = order();
  signIn('u2');
  const ofOther = order();
  return { store, signIn, order, ids: { ofGuest, ofOne, ofOther } };
}
const idsOf = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);

test('a screen shows the orders of the shopper who is logged in, and those of guests', async () => {
  const { store, signIn, ids } = aDevice();
  const { newest, after } = await aMountedHook(store, useOrders, undefined);
  expect(idsOf(newest())).toEqual([ids.ofOther, ids.ofGuest]);
  await after(() => signIn('u1'));
  expect(idsOf(newest())).toEqual([ids.ofOne, ids.ofGuest]);
});

test("one order is found by its number, and another account's is none", async () => {
  const { store, ids } = aDevice();
  const { newest, rerender } = await aMountedHook(store, useOrder, ids.ofGuest);
  expect(newest()?.id).toBe(ids.ofGuest);
  await rerender(ids.ofOther);
  expect(newest()?.id).toBe(ids.ofOther);
  await rerender(ids.ofOne);
  expect(newest()).toBeNull();
  await rerender('NM-NONE');
  expect(newest()).toBeNull();
});

test('an order that is placed shows at once, and what has not changed is not made again', async () => {
  const { store, order, ids } = aDevice();
  const { newest, after, rerender } = await aMountedHook(store, useOrders, undefined);
  const before = newest();
  await rerender(undefined);
  expect(newest()).toBe(before);
  let placed = '';
  await after(() => {
    placed = order();
  });
  expect(idsOf(newest())).toEqual([placed, ids.ofOther, ids.ofGuest]);
});

test('where nothing was ordered there is an empty list', async () => {
  const { newest } = await aMountedHook(aTestStore().store, useOrders, undefined);
  expect(newest()).toEqual([]);
});
