import { storedKeys } from '@niramaya/contract';
import type { StoredEntry } from '@niramaya/data-access';
import { expect, it } from 'vitest';
import { inGroups, isTechnical } from './data-groups';

const entry = (name: string, area: StoredEntry['area'] = 'local'): StoredEntry => ({ area, name, value: null });

it('the entries are in the order of account, health, orders and this device', () => {
  const listed = inGroups([
    entry('stray'),
    entry('niramaya.orders'),
    entry('niramaya.saved.unreadable-2'),
    entry('cart_data'),
    entry('niramaya.symptoms', 'session'),
    entry('niramaya.prescriptions', 'database'),
    entry('firebase:authUser:key:[DEFAULT]'),
    entry('firebase-heartbeat-database', 'database'),
    // The name of the person who is logged in.
    entry('validkey'),
  ]);
  expect(listed.map(({ entry: { name }, opensGroup }) => [opensGroup, name])).toEqual([
    ['account', 'validkey'],
    [null, 'firebase:authUser:key:[DEFAULT]'],
    ['health', 'niramaya.prescriptions'],
    [null, 'niramaya.symptoms'],
    ['orders', 'cart_data'],
    [null, 'niramaya.orders'],
    [null, 'niramaya.saved.unreadable-2'],
    ['device', 'stray'],
    [null, 'firebase-heartbeat-database'],
  ]);
});

it('every key of the shop has a place before an unknown one', () => {
  const names = Object.keys(storedKeys);
  const listed = inGroups([entry('unknown'), ...names.map((name) => entry(name))]);
  expect(listed.map(({ entry: { name } }) => name).indexOf('unknown')).toBe(names.length);
});

it.each([
  ['a worker', entry('/service-worker.js', 'worker'), true],
  ['a cache', entry('pages-v1', 'cache'), true],
  ['a database of the sign-in provider', entry('firebase-heartbeat-database', 'database'), true],
  ['the prescriptions', entry('niramaya.prescriptions', 'database'), false],
  ['the cart', entry('cart_data'), false],
  ['an unknown entry', entry('stray'), false],
])('whether %s is technical', (_kind, stored, expected) => {
  expect(isTechnical(stored)).toBe(expected);
});
