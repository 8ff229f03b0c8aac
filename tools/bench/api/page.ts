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

/** Returns the docs page with the results of the last complete run. */
export function page({ rows, starts, seconds, rounds, connections, loadBefore, loadAfter }: Result): string {
  const cpu = os.cpus();
  return `# The API beside json-server

Written by \`npm run bench:api\` on ${new Date().toISOString().slice(0, 10)}; run it to measure your own machine.

Each server has the same products and runs on this machine beside the load generator: ${cpu.length} cores (${cpu[0]?.model.trim()}), Node ${process.versions.node}. Load averages (1, 5, 15 minutes) before the run ${load(loadBefore)}, after it ${load(loadAfter)}: above ${cpu.length} other work was going on. Before anything is timed, every request of both shapes is sent to all of them and has to be answered by each process with the same products in the same order and the same total. Then they are asked in turn, ${rounds} rounds of ${seconds} s each over ${connections} connections; the table has the median of the rounds, and the ratio is that of the requests a second. CPU is that of the server's processes, with PostgreSQL that of PostgreSQL too; it moves least with the load. Memory is that of the server's processes together, PostgreSQL's left out. Two processes share the connections and the ${cpu.length} cores with PostgreSQL and the load generator; times are the slower one's.

“a page of 10” is \`/products?_page=1…5&_limit=10\`. “the mix” adds filters, both price orders, deep pages and single products. The same few requests come again and again, as those of a listing do: ours caches such responses until the catalogue changes, and sends them as they are. With PostgreSQL every request first has the version of the catalogue read, one reading for all that wait at that moment, because another process may have changed it.

${rowsTable(rows)}

${startsTable(starts)}

A start is that of a process whose catalogue is in place already, median of three.
`;
}
