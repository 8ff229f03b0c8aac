import { expect, it } from 'vitest';
import { writtenAmounts } from './amounts.ts';

it.each([
  ['1', 'gm', '1g'],
  ['1000', 'ml', '1litre'],
  ['2', 'kg', '2000g'],
  ['0.5', 'g', '500mg'],
  ['1.1', 'litre', '1100ml'],
  ['30', 'cc', '30ml'],
])('%s %s is found as %s', (number, unit, written) => {
  expect(writtenAmounts(number, unit)).toContain(written);
});

it('writes no fraction of another unit, and no amount of 0', () => {
  expect(writtenAmounts('500', 'mg')).not.toContain('0.5g');
  expect(writtenAmounts('0', 'mg')).toEqual([]);
});
