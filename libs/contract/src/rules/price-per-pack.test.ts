import { expect, it } from 'vitest';
import { pricePerPack } from './price-per-pack.ts';

it.each([
  ['Pack of 2', 343.5, 171.75],
  ['Pack of 3', 100, 33.33],
  ['Pack of 1', 100, null],
  ['Pack of 0', 100, null],
  ['While stocks last', 100, null],
])('an offer of %s for ₹%d: ₹%d each', (status, price, each) => {
  expect(pricePerPack(status, price)).toBe(each);
});
