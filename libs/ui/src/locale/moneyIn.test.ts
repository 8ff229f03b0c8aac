import { expect, it } from 'vitest';
import { moneyIn } from './moneyIn';

it('writes amounts as the locale does', () => {
  expect(moneyIn('EUR', 'de-DE')(123456.5)).toBe('123.456,50\u00A0€');
  expect(moneyIn('USD', 'en-US')(-5)).toBe('-$5.00');
  expect(moneyIn('JPY', 'ja-JP')(1849)).toBe('￥1,849');
});

it('writes rupees in Indian grouping', () => {
  expect(moneyIn('INR', 'en-IN')(123456.5)).toBe('₹1,23,456.50');
});

it('refuses a currency or a locale that is none', () => {
  expect(() => moneyIn('rupees', 'en-IN')).toThrow(RangeError);
  expect(() => moneyIn('INR', 'not a tag')).toThrow(RangeError);
});
