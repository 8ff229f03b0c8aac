import { categories, type Run } from './lighthouse.ts';

const budget = { performance: 99, others: 100, lcpMs: 1_200, tbtMs: 100, cls: 0 };

export interface Row {
  readonly name: string;
  readonly path: string;
  readonly runs: readonly Run[];
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = NaN, high = NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
}

export function missed(runs: readonly Run[]): string[] {
  const of = (pick: (run: Run) => number) => median(runs.map(pick));
  return [
    ...categories.filter(
      (category) =>
        of(({ scores }) => scores[category]) < (category === 'performance' ? budget.performance : budget.others),
    ),
    ...(of(({ lcpMs }) => lcpMs) > budget.lcpMs ? ['LCP'] : []),
    ...(of(({ tbtMs }) => tbtMs) > budget.tbtMs ? ['TBT'] : []),
    ...(Number(of(({ cls }) => cls).toFixed(3)) > budget.cls ? ['CLS'] : []),
  ];
}

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
  misses: ({ runs }) => missed(runs).join(', ') || 'nothing',
};

export function webTable(rows: readonly Row[]): string {
  const lines = [
    Object.keys(columns),
    Object.keys(columns).map(() => '---'),
    ...rows.map((row) => Object.values(columns).map((cell) => cell(row))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
