import { cartTotals, paymentTotal } from '@niramaya/contract';
import { expect, test } from 'vitest';
import { readEntry, sixMonthPlanEntry } from '../storage/entries';
import { aTestStore } from '../testing/a-test-store';
import { choosePlan } from './plan';

test('[STORAGE-08] choosing six months stores 275 under `threemonth` at that moment', () => {
  const { store, disk } = aTestStore();
  store.dispatch(choosePlan('six'));
  expect(disk.local.get('threemonth')).toBe('275');
});

test('[AMB-33] choosing three months clears it, so that nobody pays 275 for three', () => {
  const { store, disk } = aTestStore();
  store.dispatch(choosePlan('six'));
  store.dispatch(choosePlan('three'));
  expect(disk.local.has('threemonth')).toBe(false);
});

test('[CONST-54 AMB-32] the payment total is the cart, else the stored plan, else 0', () => {
  const { store } = aTestStore();
  const stored = () => readEntry(store.services.storage, sixMonthPlanEntry);
  const cart = cartTotals([{ discountedPrice: 180, quantity: 2 }]).total;
  expect(paymentTotal(0, stored())).toBe(0);
  store.dispatch(choosePlan('six'));
  expect([paymentTotal(0, stored()), paymentTotal(cart, stored())]).toEqual([275, 360]);
});
