import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice, formatRupees, groupDigits, toPaise } from './money.ts';

describe('formatRupees', () => {
  it('[CONST-02 CONST-49] groups lakhs and writes two decimals', () => {
    expect(formatRupees(123_456.5)).toBe('₹1,23,456.50');
  });

  it('[CONST-02 CONST-49] formats the same as Intl', () => {
    const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    const rupees = fc.oneof(
      fc.integer({ min: -1e12, max: 1e12 }).map((hundredthsOfPaise) => hundredthsOfPaise / 10_000),
      fc.integer({ min: -1e6, max: 1e6 }).map((eighths) => eighths / 8),
    );
    fc.assert(
      fc.property(rupees, (amount) => {
        expect(formatRupees(amount)).toBe(intl.format(amount));
      }),
      { seed: 1, numRuns: 5000 },
    );
  });
});

it.each([
  ['300', '300'],
  ['3000', '3,000'],
  ['250000', '2,50,000'],
  ['123456789', '12,34,56,789'],
])('groups the digits %s as %s', (digits, text) => {
  expect(groupDigits(digits)).toBe(text);
});

it.each([
  [1.005, 101],
  [0.004, 0],
  [0.005, 1],
  [1_234_567.89, 123_456_789],
])('rounds %d rupees half up to %d paise', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise);
});

describe('discountedPrice', () => {
  it.each([
    [200, 10, 180],
    [349, 17.5, 287.93],
    [1.01, 50, 0.51],
  ])('[API-33 CONST-48] %d rupees less %d percent are %d', (price, discount, expected) => {
    expect(discountedPrice(price, discount)).toBe(expected);
  });

  it('[CONST-48 CONST-49] matches integer arithmetic for every price up to a lakh', () => {
    const inPaise = fc.integer({ min: 0, max: 10_000_000 });
    const inHundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(inPaise, inHundredths, (paise, hundredths) => {
        const exact = (BigInt(paise) * BigInt(10_000 - hundredths) + 5_000n) / 10_000n;
        expect(discountedPrice(paise / 100, hundredths / 100)).toBe(Number(exact) / 100);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
