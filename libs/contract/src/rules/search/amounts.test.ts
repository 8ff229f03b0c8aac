import { describe, expect, it } from 'vitest';
import { writtenAmounts } from './amounts.ts';

describe('amounts', () => {
  it.each([
    ['500', 'mg', '500mg'],
    ['1', 'gm', '1g'],
    ['1', 'gm', '1000mg'],
    ['1000', 'ml', '1litre'],
    ['1', 'ltr', '1000ml'],
    ['2', 'kg', '2000g'],
    ['0.5', 'g', '500mg'],
    ['1.1', 'litre', '1100ml'],
    ['0.25', 'l', '250ml'],
    ['30', 'cc', '30ml'],
  ])('%s %s is found as %s', (number, unit, written) => {
    expect(writtenAmounts(number, unit)).toContain(written);
  });

  it('what is no whole number of another unit is not written in it', () => {
    expect(writtenAmounts('500', 'mg')).not.toContain('0.5g');
    expect(writtenAmounts('0', 'mg')).toEqual([]);
  });
});
