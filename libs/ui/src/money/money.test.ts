import { expect, it } from 'vitest';
import { moneyIn } from './money';

it('writes an amount in euros as Germany does', () => {
  expect(moneyIn('EUR', 'de-DE')(123456.5)).toBe('123.456,50\u00A0€');
});
