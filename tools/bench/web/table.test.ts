import { expect, it } from 'vitest';
import { median } from './table.ts';

it('returns the median of the runs', () => {
  expect(median([900, 5_000, 1_100])).toBe(1_100);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});
