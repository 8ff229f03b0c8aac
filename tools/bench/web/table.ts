import { categories, type Run } from './lighthouse.ts';

/** A page of an application with its runs. */
export interface Row {
  readonly name: string;
  readonly path: string;
  readonly runs: readonly Run[];
}

/** Returns the median; NaN of no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  // Of an odd number of values, both are the middle one.
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  return (low + high) / 2;
}

/** The text of each cell of a row by the heading of its column. */
const columns: Readonly<Record<string, (row: Row) => string>> = {
  application: ({ name }) => name,
  page: ({ path }) => path,
  ...Object.fromEntries(
    categories.map((category) => [
      category,
      ({ runs }: Row) => String(median(runs.map(({ scores }) => scores[category]))),
    ]),
  ),
  'LCP ms': ({ runs }) => median(runs.map(({ lcpMs }) => lcpMs)).toFixed(0),
  'TBT ms': ({ runs }) => median(runs.map(({ tbtMs }) => tbtMs)).toFixed(0),
  CLS: ({ runs }) => median(runs.map(({ cls }) => cls)).toFixed(3),
  'main thread ms': ({ runs }) => median(runs.map(({ mainThreadMs }) => mainThreadMs)).toFixed(0),
};

/** The least scores, and the largest layout shift, that a page of the shop may have as the median of its runs. */
export const budget = { performance: 95, accessibility: 100, cls: 0.02 };

/** Returns the figures of pages that miss the budget: '/cart: performance 94'. */
export const missesOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ path, runs }) => {
    const performance = median(runs.map(({ scores }) => scores.performance));
    const accessibility = median(runs.map(({ scores }) => scores.accessibility));
    const cls = median(runs.map((run) => run.cls));
    return [
      ...(performance < budget.performance ? [`${path}: performance ${performance}`] : []),
      ...(accessibility < budget.accessibility ? [`${path}: accessibility ${accessibility}`] : []),
      ...(cls > budget.cls ? [`${path}: CLS ${cls.toFixed(3)}`] : []),
    ];
  });

/** Returns the table of the medians as Markdown. */
export function webTable(rows: readonly Row[]): string {
  const lines = [
    Object.keys(columns),
    Object.keys(columns).map(() => '---'),
    ...rows.map((row) => Object.values(columns).map((cell) => cell(row))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
