import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountedPrice, formatRupees, toPaise } from './money.ts';

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

it.each([
  [1.005, 101],
  [0.004, 0],
  [0.005, 1],
  [1_234_567.89, 123_456_789],
])('rounds %d rupees half up to %d paise', (rupees, paise) => {
  expect(toPaise(rupees)).toBe(paise);
});

it('[API-33 CONST-48 CONST-49] a discount matches integer arithmetic for every price up to a lakh', () => {
  expect([discountedPrice(200, 10), discountedPrice(349, 17.5)]).toEqual([180, 287.93]);
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
