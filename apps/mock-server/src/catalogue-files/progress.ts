import type { OnProgress } from './import-catalogue.ts';

const ROWS_A_LINE = 10_000;

const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** Returns a function that prints how far a long file is, on the standard error output, once in 10,000 rows. */
export const createProgress =
  (verb: string): OnProgress =>
  ({ name }, done, total) => {
    if (done % ROWS_A_LINE !== 0) return;
    console.error(
      `${name}: ${formatCount(done)}${total === undefined ? '' : ` of ${formatCount(total)}`} rows ${verb}`,
    );
  };
