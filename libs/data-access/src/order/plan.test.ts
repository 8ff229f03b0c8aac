import { cartTotals, paymentTotal } from '@niramaya/contract';
import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { choosePlan, clearPlan, readPlan } from './plan';

test('[STORAGE-08] choosing six months stores 275 under `threemonth` at that moment', () => {
  const { store, disk } = aTestStore();
  choosePlan(store.services.storage, 'six');
  expect([...disk.local]).toEqual([['threemonth', '275']]);
});

test('[AMB-32 AMB-33] choosing three months clears it and keeps 165 under a key of our own', () => {
  const { store, disk } = aTestStore();
  choosePlan(store.services.storage, 'six');
  choosePlan(store.services.storage, 'three');
  expect([...disk.local]).toEqual([['niramaya.three_months', '165']]);
  choosePlan(store.services.storage, 'six');
  expect([...disk.local]).toEqual([['threemonth', '275']]);
});

test('[CONST-54 AMB-32] the payment total is the cart, else the plan that was picked, else 0', () => {
  const { store } = aTestStore();
  const stored = () => readPlan(store.services.storage);
  const cart = cartTotals([{ discountedPrice: 180, quantity: 2 }]).total;
  expect(paymentTotal(0, stored())).toBe(0);
  choosePlan(store.services.storage, 'three');
  expect([paymentTotal(0, stored()), paymentTotal(cart, stored())]).toEqual([165, 360]);
  choosePlan(store.services.storage, 'six');
  expect([paymentTotal(0, stored()), paymentTotal(cart, stored())]).toEqual([275, 360]);
});

test('[AMB-32] where both are stored the 6-month amount counts, and what is no price counts as none', () => {
  const { store, disk } = aTestStore();
  disk.local.set('threemonth', '275').set('niramaya.three_months', '165');
  expect(readPlan(store.services.storage)).toEqual({ months: 6, rupees: 275 });
  disk.local.set('threemonth', 'NaN');
  expect(readPlan(store.services.storage)).toEqual({ months: 3, rupees: 165 });
  disk.local.set('niramaya.three_months', '-165');
  expect(readPlan(store.services.storage)).toBeNull();
});

test('clearing leaves neither plan', () => {
  const { store, disk } = aTestStore();
  disk.local.set('threemonth', '275').set('niramaya.three_months', '165');
  clearPlan(store.services.storage);
  expect(disk.local.size).toBe(0);
});

test.each([
  ['275', 275],
  [' 275 ', 275],
  ['275.00', 275],
  ['', null],
  ['abc', null],
  ['0', null],
  ['-5', null],
  ['Infinity', null],
])('[STORAGE-08] %j under `threemonth` is a plan of %j rupees', (text, rupees) => {
  const { store, disk } = aTestStore();
  disk.local.set('threemonth', text);
  expect(readPlan(store.services.storage)?.rupees ?? null).toBe(rupees);
});
