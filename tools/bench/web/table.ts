import { median } from '../api/table.ts';
import type { Run } from './measure.ts';

/** What a page must reach in the median of its runs. */
const budget = { performance: 99, others: 100, lcpMs: 1_200, tbtMs: 100, cls: 0 };

/** A page of one of the applications, with all its measurements. */
export interface Row {
  readonly name: string;
  readonly path: string;
  readonly runs: readonly Run[];
}

/** Returns the median of each figure separately. */
export const middle = (runs: readonly Run[]): Omit<Run, 'complaints'> => {
  const of = (pick: (run: Run) => number) => median(runs.map(pick));
  return {
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    tbtCpuMs: of(({ tbtCpuMs }) => tbtCpuMs),
    cls: of(({ cls }) => cls),
    benchmarkIndex: of(({ benchmarkIndex }) => benchmarkIndex),
  };
};

/** Returns the names of the budgets that a page misses. Empty if it meets all of them. */
export function missed(runs: readonly Run[]): string[] {
  const { scores, lcpMs, tbtMs, cls } = middle(runs);
  return [
    ...(scores.performance < budget.performance ? ['performance'] : []),
    ...(['accessibility', 'best-practices', 'seo'] as const).filter((category) => scores[category] < budget.others),
    ...(lcpMs > budget.lcpMs ? ['LCP'] : []),
    ...(tbtMs > budget.tbtMs ? ['TBT'] : []),
    // Lighthouse itself shows three digits.
    ...(Number(cls.toFixed(3)) > budget.cls ? ['CLS'] : []),
  ];
}

const range = (runs: readonly Run[]) => {
  const all = runs.map(({ scores }) => scores.performance);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? '' : ` (${least} to ${most})`;
};

/** Returns the medians as a Markdown table. */
export function webTable(rows: readonly Row[]): string {
  const head = [
    'application',
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP ms',
    'TBT ms',
    'of it CPU ms',
    'CLS',
    'misses',
  ];
  const lines = rows.map(({ name, path, runs }) => {
    const { scores, lcpMs, tbtMs, tbtCpuMs, cls } = middle(runs);
    return [
      name,
      path,
      `${scores.performance}${range(runs)}`,
      String(scores.accessibility),
      String(scores['best-practices']),
      String(scores.seo),
      lcpMs.toFixed(0),
      tbtMs.toFixed(0),
      tbtCpuMs.toFixed(0),
      cls.toFixed(3),
      missed(runs).join(', ') || 'nothing',
    ];
  });
  const rule = head.map((_, index) => (index < 2 || index === head.length - 1 ? '---' : '---:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Returns how fast the machine was: the median and the range of all runs. A busy or slow machine has a lower index and
 * a higher TBT.
 */
export function machineIndex(rows: readonly Row[]): string {
  const all = rows.flatMap(({ runs }) => runs.map(({ benchmarkIndex }) => benchmarkIndex));
  return `${median(all).toFixed(0)} (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)})`;
}

/** Returns a list of the problems that Lighthouse found apart from speed. Each is listed once, with its pages. */
export function complaintsList(rows: readonly Row[]): string {
  const pages = new Map<string, Set<string>>();
  for (const { name, path, runs } of rows)
    for (const complaint of runs.flatMap(({ complaints }) => complaints))
      pages.set(complaint, (pages.get(complaint) ?? new Set()).add(`${name} ${path}`));
  if (pages.size === 0) return 'Lighthouse names no audit of accessibility, best practices or SEO that is not passed.';
  return [...pages].map(([complaint, where]) => `- ${complaint}: ${[...where].join(', ')}`).join('\n');
}
