import { expect, it } from 'vitest';
import type { Run } from './lighthouse.ts';
import { median, missed } from './table.ts';

const aRun = (overrides: Partial<Run> = {}): Run => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 900,
  tbtMs: 10,
  cls: 0,
  benchmarkIndex: 1_500,
  ...overrides,
});

it('returns the median of the runs', () => {
  expect(median([900, 5_000, 1_100])).toBe(1_100);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it('names each budget that the median exceeds', () => {
  const scores = { performance: 98, accessibility: 100, 'best-practices': 99, seo: 100 };
  const run = aRun({ scores, lcpMs: 1_201, tbtMs: 101, cls: 0.001 });
  expect(missed([run])).toEqual(['performance', 'best-practices', 'LCP', 'TBT', 'CLS']);
  expect(missed([run, aRun(), aRun()])).toEqual([]);
});
