import { expect, it } from 'vitest';
import type { Run } from './lighthouse.ts';
import { median, missesOf } from './table.ts';

const aRun = (performance: number, accessibility = 100, cls = 0): Run => ({
  scores: { performance, accessibility, 'best-practices': 100, seo: 100 },
  lcpMs: 2_000,
  tbtMs: 20,
  cls,
  mainThreadMs: 900,
  benchmarkIndex: 2_900,
});

it('returns the median of the runs', () => {
  expect(median([900, 5_000, 1_100])).toBe(1_100);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

it('lists the medians below performance 95 and accessibility 100, and those above a layout shift of 0.02', () => {
  expect(
    missesOf([
      { name: 'Niramaya', path: '/', runs: [aRun(94), aRun(95, 100, 0.02), aRun(96)] },
      { name: 'Niramaya', path: '/cart', runs: [aRun(94), aRun(94), aRun(96)] },
      { name: 'Niramaya', path: '/offers', runs: [aRun(95, 99, 0.021)] },
    ]),
  ).toEqual(['/cart: performance 94', '/offers: accessibility 99', '/offers: CLS 0.021']);
});
