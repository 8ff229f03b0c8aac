import { describe, expect, it } from 'vitest';
import { readReport, type Run } from './measure.ts';
import { blockingCpuMs } from './trace.ts';
import { complaintsList, machineIndex, middle, missed, webTable } from './table.ts';

const aRun = (overrides: Partial<Run> = {}): Run => ({
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcpMs: 900,
  tbtMs: 10,
  tbtCpuMs: 5,
  cls: 0,
  benchmarkIndex: 1_500,
  complaints: [],
  ...overrides,
});

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
const aReport = {
  environment: { benchmarkIndex: 1_234 },
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

const task = { name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 2, tid: 1 };
const aTrace = {
  traceEvents: [
    { name: 'thread_name', ph: 'M', pid: 1, tid: 1, ts: 0, args: { name: 'CrBrowserMain' } },
    { name: 'thread_name', ph: 'M', pid: 2, tid: 1, ts: 0, args: { name: 'CrRendererMain' } },
    { name: 'thread_name', ph: 'M', pid: 2, tid: 7, ts: 0, args: { name: 'ThreadPoolForegroundWorker' } },
    { ...task, ts: 100, dur: 80_000, tdur: 80_000 },
    { name: 'firstContentfulPaint', ph: 'R', pid: 2, tid: 1, ts: 90_000 },
    { ...task, ts: 100_000, dur: 40_000, tdur: 20_000 },
    { ...task, ts: 150_000, dur: 30_000, tdur: 12_000 },
    { ...task, ts: 190_000, dur: 30_000, tdur: 15_000 },
    { ...task, pid: 1, ts: 100_000, dur: 40_000, tdur: 40_000 },
    { ...task, tid: 7, ts: 100_000, dur: 40_000, tdur: 40_000 },
  ],
};

describe('the trace of a run', () => {
  it('gives what the long tasks of the page block by their processor time, on a phone four times slower', () => {
    // (4 × 20 − 50) + (4 × 15 − 50); 4 × 12 is no long task.
    expect(blockingCpuMs(aTrace)).toBe(40);
  });

  it('without a first contentful paint is refused', () => {
    expect(() => blockingCpuMs({ traceEvents: [] })).toThrow('The trace has no first contentful paint.');
  });

  it('without processor times is refused', () => {
    const traceEvents = aTrace.traceEvents.map((event) => ({ ...event, tdur: undefined }));
    expect(() => blockingCpuMs({ traceEvents })).toThrow('No task of the trace has a processor time.');
  });
});

describe('a run of Lighthouse', () => {
  it('is read with its scores, its figures and the audits that are not passed', () => {
    expect(readReport(aReport, aTrace, '/')).toEqual({
      scores: { performance: 97, accessibility: 90, 'best-practices': 100, seo: 100 },
      lcpMs: 1234.5,
      tbtMs: 12,
      tbtCpuMs: 40,
      cls: 0.01,
      benchmarkIndex: 1_234,
      complaints: ['accessibility: Contrast is too low (color-contrast)'],
    });
  });

  it('that could not be done is no result', () => {
    const report = { ...aReport, runtimeError: { message: 'The page did not paint.' } };
    expect(() => readReport(report, aTrace, '/cart')).toThrow('/cart could not be measured: The page did not paint.');
  });
});

describe('the table', () => {
  it('has the median of each figure', () => {
    const runs = [900, 5_000, 1_100].map((lcpMs) => aRun({ lcpMs }));
    expect(middle(runs).lcpMs).toBe(1_100);
    expect(webTable([{ name: 'Niramaya', path: '/', runs }])).toContain(
      '| Niramaya | / | 100 | 100 | 100 | 100 | 1100 | 10 | 5 | 0.000 | nothing |',
    );
  });

  it('comes with how fast the machine was', () => {
    const runs = [1_500, 400, 1_600].map((benchmarkIndex) => aRun({ benchmarkIndex }));
    expect(machineIndex([{ name: 'Niramaya', path: '/', runs }])).toBe('1500 (400 to 1600)');
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
