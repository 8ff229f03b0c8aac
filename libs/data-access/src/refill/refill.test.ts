import { aCartItem } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { placeOrder } from '../orders/place-order';
import { restoreRefills, readRefillChoices, setRefillDays, useRefills, useUnreadableRefillChoices } from './refill';

const line = aCartItem({ title: 'Zinc Tablet', discountedPrice: 180, quantity: 2 });

test('unreadable days survive every change, and are reported to their person until replaced', () => {
  const { store, storage, disk } = aTestStore();
  const iron = { title: 'Iron', of: '', days: 'soon' };
  const ravis = { title: 'Iron', of: 'u2:Ravi', days: 'soon' };
  const { newest, after } = aMountedHook(store, useUnreadableRefillChoices, undefined);
  expect(newest()).toBeNull();
  const stored = () => JSON.parse(disk.local.get('niramaya.refill') ?? '') as unknown;
  const write = (...items: unknown[]) => storage.write('local', 'niramaya.refill', JSON.stringify({ v: 1, items }));
  after(() => write(iron, ravis, 'torn'));
  after(() => setRefillDays(storage, 'Zinc', null));
  expect(stored()).toEqual({ v: 1, items: [{ title: 'Zinc', of: '', days: null }, iron, ravis, 'torn'] });
  after(() => restoreRefills(storage));
  const zinc = { title: 'Zinc', of: '', days: 30 };
  expect(stored()).toEqual({ v: 1, items: [zinc, iron, ravis, 'torn'] });
  expect(newest()).toBe('part');
  after(() => write(iron, ravis));
  after(() => setRefillDays(storage, 'Iron', 15));
  expect(stored()).toEqual({ v: 1, items: [{ title: 'Iron', of: '', days: 15 }, ravis] });
  expect(newest()).toBeNull();
  after(() => storage.write('local', 'niramaya.refill', '{"v":'));
  expect(newest()).toBe('all');
});

test('the days that a guest sets for many products delete no days of an account', () => {
  const { storage } = aTestStore({ stored: { validkey: 'Asha' } });
  setRefillDays(storage, 'Zinc', 15);
  storage.remove('local', 'validkey');
  // All people of a device share one stored list. If it had a limit, the newest days would displace the oldest.
  for (let count = 0; count < 210; count += 1) setRefillDays(storage, `Product ${count}`, 20);
  expect(readRefillChoices(storage)).toHaveLength(210);
  storage.write('local', 'validkey', 'Asha');
  expect(readRefillChoices(storage)).toEqual([{ title: 'Zinc', of: ':Asha', days: 15 }]);
});

test('each person of a device has the refills and days of their own orders, and a dismissed one can be restored', () => {
  const { store, storage } = aTestStore();
  storage.write('local', 'cart_data', JSON.stringify([line]));
  const order = () => store.dispatch(placeOrder({ paidBy: { method: 'upi', name: '' } }));
  order();
  const { newest, after } = aMountedHook(store, useRefills, undefined);
  expect(newest().listed).toEqual([]);

  after(() => setRefillDays(storage, 'Zinc Tablet', 15));
  expect(newest().listed).toMatchObject([{ days: 15 }]);
  after(() => storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toEqual({ listed: [], leftOut: [] });
  after(order);
  after(() => setRefillDays(storage, 'Zinc Tablet', 30));
  expect(newest().listed).toMatchObject([{ days: 30 }]);
  after(() => setRefillDays(storage, 'Zinc Tablet', null));
  expect(newest()).toEqual({ listed: [], leftOut: ['Zinc Tablet'] });
  expect(readRefillChoices(storage)).toEqual([{ title: 'Zinc Tablet', of: ':Asha', days: null }]);
  after(() => restoreRefills(storage));
  expect(newest().listed).toMatchObject([{ days: 30 }]);

  after(() => storage.remove('local', 'validkey'));
  expect(newest().listed).toMatchObject([{ days: 15 }]);
});
