import { describe, expect, it } from 'vitest';
import { readReport, type Run } from './measure.ts';
import { complaintsList, middle, missed, webTable } from './table.ts';

const aRun = (overrides: Partial<Run> = {}): Run => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 900,
  tbtMs: 10,
  cls: 0,
  complaints: [],
  ...overrides,
});

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
const aReport = {
  categories: {
    performance: category(0.97),
    accessibility: category(0.9, 'color-contrast', 'tabindex'),
    'best-practices': category(1),
    seo: category(1),
  },
  audits: {
    'color-contrast': { title: 'Contrast is too low', score: 0 },
    tabindex: { title: 'No tabindex above 0', score: null },
    'largest-contentful-paint': { title: 'LCP', score: 1, numericValue: 1234.5 },
    'total-blocking-time': { title: 'TBT', score: 1, numericValue: 12 },
    'cumulative-layout-shift': { title: 'CLS', score: 1, numericValue: 0.01 },
  },
};

describe('a run of Lighthouse', () => {
  it('is read with its scores, its figures and the audits that are not passed', () => {
    expect(readReport(aReport, '/')).toEqual({
      scores: { performance: 97, accessibility: 90, 'best-practices': 100, seo: 100 },
      lcpMs: 1234.5,
      tbtMs: 12,
      cls: 0.01,
      complaints: ['accessibility: Contrast is too low (color-contrast)'],
    });
  });

  it('that could not be done is no result', () => {
    const report = { ...aReport, runtimeError: { message: 'The page did not paint.' } };
    expect(() => readReport(report, '/cart')).toThrow('/cart could not be measured: The page did not paint.');
  });
});

describe('the table', () => {
  it('has the median of each figure', () => {
    const runs = [900, 5_000, 1_100].map((lcpMs) => aRun({ lcpMs }));
    expect(middle(runs).lcpMs).toBe(1_100);
    expect(webTable([{ name: 'Niramaya', path: '/', runs }])).toContain(
      '| Niramaya | / | 100 | 100 | 100 | 100 | 1100 | 10 | 0.000 | nothing |',
    );
  });

  it('names what of the budget is missed', () => {
    const scores = { performance: 98, accessibility: 100, 'best-practices': 99, seo: 100 };
    expect(missed([aRun({ scores, lcpMs: 1_201, tbtMs: 101, cls: 0.001 })])).toEqual([
      'performance',
      'best-practices',
      'LCP',
      'TBT',
      'CLS',
    ]);
  });

  it('names each audit that is not passed once, with its pages', () => {
    const runs = [aRun({ complaints: ['seo: No title'] }), aRun({ complaints: ['seo: No title'] })];
    const rows = ['/', '/cart'].map((path) => ({ name: 'Niramaya', path, runs }));
    expect(complaintsList(rows)).toBe('- seo: No title: Niramaya /, Niramaya /cart');
  });
});
