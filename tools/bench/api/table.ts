import type { Round } from './measure.ts';

/** The results of one server at one size with one set of requests, over all rounds. */
export interface Row extends Round {
  readonly products: number;
  readonly shape: string;
  readonly name: string;
  readonly memoryMb: number;
  /** The requests per second, relative to those of json-server in the same rounds. */
  readonly ratio: number;
}

export interface Start {
  readonly products: number;
  readonly name: string;
  readonly startMs: number;
}

/** Returns the median: a single disturbed round does not move it. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const figures = (value: number): string =>
  value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index < 2 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

export const rowsTable = (rows: readonly Row[]): string =>
  table(
    ['products', 'requests', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms a request', 'memory MB', 'ratio'],
    rows.map((row) => [
      figures(row.products),
      row.shape,
      row.name,
      figures(row.requestsPerSecond),
      figures(row.p50Ms),
      figures(row.p99Ms),
      figures(row.cpuMsPerRequest),
      figures(row.memoryMb),
      `${figures(row.ratio)} ×`,
    ]),
  );

export const startsTable = (starts: readonly Start[]): string =>
  table(
    ['products', 'server', 'start to first answer, ms'],
    starts.map(({ products, name, startMs }) => [figures(products), name, figures(startMs)]),
  );
