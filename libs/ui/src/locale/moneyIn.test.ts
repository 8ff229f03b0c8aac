import { expect, it } from 'vitest';
import { moneyIn } from './moneyIn';

it.each([
  ['EUR', 'de-DE', '123.456,50\u00A0€'],
  ['INR', 'en-IN', '₹1,23,456.50'],
])('writes an amount in %s as %s does', (currency, locale, text) => {
  expect(moneyIn(currency, locale)(123456.5)).toBe(text);
});
