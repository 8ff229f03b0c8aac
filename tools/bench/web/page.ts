import os from 'node:os';
import { complaintsList, machineIndex, webTable, type Row } from './table.ts';

interface Result {
  readonly rows: readonly Row[];
  readonly runs: number;
  readonly loadBefore: readonly number[];
  readonly loadAfter: readonly number[];
}

const load = (averages: readonly number[]): string => averages.map((one) => one.toFixed(1)).join(', ');

/** Returns the docs page with the results of the last complete run. */
export function page({ rows, runs, loadBefore, loadAfter }: Result): string {
  const cpu = os.cpus();
  return `# The screens in Lighthouse

Written by \`npm run bench:web\` on ${new Date().toISOString().slice(0, 10)}; run it to measure your own machine. \`npm run bench:web -- --runs 3 --route /medicines\` measures one page three times and writes nothing; \`npm run bench:web -- name=https://address/of/a/page\` measures further applications in the same rounds.

Lighthouse as it is for mobiles: simulated slow 4G, a processor four times slower, an empty cache, the built shop on this machine. ${runs === 1 ? 'One run of each page' : `The median of ${runs} runs of each page, round by round`}; behind the performance stands the range where the runs differ. The machine: ${cpu.length} cores (${cpu[0]?.model.trim()}), Node ${process.versions.node}. Load averages (1, 5, 15 minutes) before the run ${load(loadBefore)}, after it ${load(loadAfter)}: above ${cpu.length} other work was going on, which costs LCP and TBT most, because Lighthouse multiplies the time that a script takes here. Its own benchmark index of the machine was ${machineIndex(rows)}.

Lighthouse counts elapsed time in TBT, also while the main thread waits for a core. _Of it CPU_ is the same sum of the processor time alone, from the trace of the same run. On a machine with nothing else to do, the two are close.

The budget: performance at least 99, the other scores 100, LCP at most 1,200 ms, TBT at most 100 ms, CLS 0.

${webTable(rows)}

${complaintsList(rows)}
`;
}
