import { expect, test } from 'vitest';
import { pairsOf, shownPart } from './stored-parts';

const arjun = { name: 'Arjun', age: '8' };

test.each([
  ['a list with its version', { v: 1, items: ['zinc'] }, ['zinc']],
  ['a list with its owner', { of: '', v: 1, items: ['zinc'] }, ['zinc']],
  ['a value with its owner', { of: 'a:Asha', value: arjun }, arjun],
  ['a list without a version', [arjun], [arjun]],
  ['a record of another page', { value: 1 }, { value: 1 }],
  ['a text', 'Mumbai', 'Mumbai'],
  ['nothing', null, null],
])('of %s, the part is shown that a shopper knows', (_kind, stored, shown) => {
  expect(shownPart(stored)).toEqual(shown);
});

test('a record has its fields without owner, account and address of the picture', () => {
  expect(pairsOf({ ...arjun, of: 'a:Asha', account: 'a', image: '/pictures/1.svg' })).toEqual([
    ['name', 'Arjun'],
    ['age', '8'],
  ]);
  for (const value of ['Mumbai', 7, null, ['zinc'], new Blob(['x'])]) expect(pairsOf(value)).toBeNull();
});

const order = { id: 'NM-1', planRupees: 0, planMonths: 6, likelyMs: [1, 2], deliverTo: null };

test.each([
  ['an order without a plan and an address', { ...order, totalRupees: 5 }, ['id', 'totalRupees']],
  ['an order with an address', { ...order, deliverTo: arjun }, ['id', 'likelyMs', 'deliverTo']],
  ['an order of a plan', { ...order, planRupees: 275 }, ['id', 'planRupees', 'planMonths']],
  ['an order of a consultation', { ...order, lines: [], totalRupees: 0 }, ['id', 'totalRupees', 'consultation']],
  ['a record with empty fields', { name: 'Arjun', phone: '', symptoms: [], mode: undefined, age: null }, ['name']],
])('%s has no field that it does not fill', (_kind, record, names) => {
  expect(pairsOf(record)?.map(([name]) => name)).toEqual(names);
});

test('a payment is its method, and the bank or wallet if there is one', () => {
  expect(pairsOf({ paidBy: { method: 'wallets', name: 'Paytm' } })).toEqual([['paidBy', ['wallets', 'Paytm']]]);
  expect(pairsOf({ paidBy: { method: 'upi', name: '' } })).toEqual([['paidBy', ['upi']]]);
});

test('the tokens of a log-in are hidden, and a product left out of the refills has a word for it', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r', expirationTime: 1 };
  expect(pairsOf({ uid: 'u1', isAnonymous: false, providerData: [{}], stsTokenManager: tokens })).toEqual([
    ['uid', 'u1'],
    ['stsTokenManager', '…'],
  ]);
  expect(pairsOf({ title: 'Zinc', days: null })).toEqual([
    ['title', 'Zinc'],
    ['days', 'leftOut'],
  ]);
});
