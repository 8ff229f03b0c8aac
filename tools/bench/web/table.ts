import { categories, type Run } from './lighthouse.ts';

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

export function webTable(rows: readonly Row[]): string {
  const lines = [
    Object.keys(columns),
    Object.keys(columns).map(() => '---'),
    ...rows.map((row) => Object.values(columns).map((cell) => cell(row))),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
