import os from 'node:os';
import { rowsTable, startsTable, type Row, type Start } from './table.ts';

interface Result {
  readonly rows: readonly Row[];
  readonly starts: readonly Start[];
  readonly seconds: number;
  readonly rounds: number;
  readonly connections: number;
  readonly loadBefore: readonly number[];
  readonly loadAfter: readonly number[];
}

const load = (averages: readonly number[]): string => averages.map((one) => one.toFixed(1)).join(', ');

/** The page of the docs that holds the last whole run. */
export function page({ rows, starts, seconds, rounds, connections, loadBefore, loadAfter }: Result): string {
  const cpu = os.cpus();
  return `# The API beside json-server

Written by \`npm run bench:api\` on ${new Date().toISOString().slice(0, 10)}; run it to measure your own machine.

Each server has the same products and runs on this machine beside the load generator: ${cpu.length} cores (${cpu[0]?.model.trim()}), Node ${process.versions.node}. Load averages (1, 5, 15 minutes) before the run ${load(loadBefore)}, after it ${load(loadAfter)}: above ${cpu.length} other work was going on. Before anything is timed, every request of both shapes is sent to all three and has to be answered with the same products in the same order and the same total. Then they are asked in turn, ${rounds} rounds of ${seconds} s each over ${connections} connections; the table has the median of the rounds, and the ratio is that of the requests a second. CPU is that of the server's process, with PostgreSQL that of PostgreSQL too; it moves least with the load. Memory is the server's process alone.

“a page of 10” is \`/products?_page=1…5&_limit=10\`. “the mix” adds filters, both price orders, deep pages and single products. The same few requests come again and again, as those of a listing do: with the embedded database ours keeps such answers until anything changes, and sends them as they are. With PostgreSQL it keeps none: those rows show what asking the database each time costs.

${rowsTable(rows)}

${startsTable(starts)}

A start is that of a process whose catalogue is in place already, median of three.
`;
}
