import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountedPrice, formatRupees, groupDigits, toPaise } from './money.ts';

describe('formatRupees', () => {
  it.each([
    [0, '₹0.00'],
    [99.5, '₹99.50'],
    [999, '₹999.00'],
    [1000, '₹1,000.00'],
    [99_999.9, '₹99,999.90'],
    [100_000, '₹1,00,000.00'],
    [123_456.5, '₹1,23,456.50'],
    [12_345_678, '₹1,23,45,678.00'],
  ])('[CONST-02 CONST-49] %d rupees read %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it('[CONST-02 CONST-49] writes what Intl writes', () => {
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

describe('groupDigits', () => {
  it.each([
    ['7', '7'],
    ['300', '300'],
    ['3000', '3,000'],
    ['250000', '2,50,000'],
    ['123456789', '12,34,56,789'],
  ])('groups %s as %s', (digits, text) => {
    expect(groupDigits(digits)).toBe(text);
    expect(Number(digits).toLocaleString('en-IN')).toBe(text);
  });
});

describe('toPaise', () => {
  it.each([
    [1.005, 101],
    [0.285, 29],
    [8.575, 858],
    [0.004, 0],
    [0.005, 1],
    [19.99, 1999],
    [1_234_567.89, 123_456_789],
  ])('rounds %d rupees half up to %d paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
  });
});

describe('discountedPrice', () => {
  it('[API-33] reads the discount as a percent of the price', () => {
    expect(discountedPrice(200, 10)).toBe(180);
    expect(formatRupees(discountedPrice(200, 10))).toBe('₹180.00');
  });

  it.each([
    [250, 12, 220],
    [250, 0, 250],
    [250, 100, 0],
    [0, 12, 0],
    [99.5, 0, 99.5],
    [349, 17.5, 287.93],
  ])('[CONST-48] %d rupees less %d percent are %d', (price, discount, expected) => {
    expect(discountedPrice(price, discount)).toBe(expected);
  });

  it.each([
    [0.1, 5, 0.1],
    [0.3, 15, 0.26],
    [1.5, 33, 1.01],
    [10.5, 1, 10.4],
    [2.3, 25, 1.73],
    [1.01, 50, 0.51],
  ])('[CONST-48 CONST-49] half a paisa is rounded up: %d less %d percent are %d', (price, discount, expected) => {
    expect(discountedPrice(price, discount)).toBe(expected);
  });

  it('[CONST-48 CONST-49] agrees with whole-number arithmetic for every price up to a lakh', () => {
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
