import os from 'node:os';
import { paths } from '@niramaya/contract';
import { exitWithError } from '../../cli-error.ts';
import { runningShop } from '../shop.ts';
import { writePage } from '../write-page.ts';
import { readArguments, type Target } from './arguments.ts';
import { measure, type Run } from './lighthouse.ts';
import { budget, median, missesOf, webTable, type Row } from './table.ts';

/** Measures all targets once in each round, so that a busy machine affects all of them alike. Prints each result. */
async function run(targets: readonly Target[], runs: number): Promise<Row[]> {
  const results = new Map<Target, Run[]>(targets.map((target) => [target, []]));
  for (let round = 1; round <= runs; round += 1)
    for (const [target, found] of results) {
      const result = await measure(target.url);
      found.push(result);
      const figures = `LCP ${result.lcpMs.toFixed(0)} ms, TBT ${result.tbtMs.toFixed(0)} ms`;
      console.log(`${round}/${runs} ${target.name} ${target.path}: ${result.scores.performance}, ${figures}`);
    }
  return [...results].map(([{ name, path }, found]) => ({ name, path, runs: found }));
}

/** Reads the arguments of the command. Ends the process with a sentence if one of them is wrong. */
function ownArguments() {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    return exitWithError(error);
  }
}

const { runs, routes, others } = ownArguments();
const shop = await runningShop().catch(exitWithError);
const own = Object.values(paths)
  .filter((path) => routes.length === 0 || routes.includes(path))
  .map((path): Target => ({ name: 'Niramaya', path, url: shop + path }));
const rows = await run([...own, ...others], runs);
const table = webTable(rows);
const misses = missesOf(rows.slice(0, own.length));
const verdict = misses.length === 0 ? 'Every page meets the budget.' : `Over the budget: ${misses.join('; ')}.`;
console.log(`\n${table}\n\n${verdict}\n`);

if (routes.length === 0)
  await writePage(
    'web.md',
    `# The screens in Lighthouse

Written by \`npm run bench:web\` on ${new Date().toISOString().slice(0, 10)}. \`npm run bench:web -- --runs 3 --route /medicines\` measures one page three times and writes nothing; \`npm run bench:web -- name=https://address/of/a/page\` measures pages of further applications in the same rounds.

Lighthouse with its default settings for mobiles: simulated slow 4G, a processor four times slower, an empty cache, the built shop on this machine. The median of ${runs} runs of each page. The machine: ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.versions.node}, Lighthouse's benchmark index ${median(rows.flatMap(({ runs }) => runs.map(({ benchmarkIndex }) => benchmarkIndex))).toFixed(0)}, load average after the run ${os.loadavg()[0]?.toFixed(1)}. Other work on the machine costs LCP and TBT most, because Lighthouse multiplies the time that a script takes here.

The budget of each page of the shop, as the median of at least three runs on a machine without other work: performance at least ${budget.performance}, accessibility ${budget.accessibility}, and CLS at most ${budget.cls}. ${verdict} Compared with yannbf/mealdrop, if its address is given to the same run: LCP at most half of its LCP, and TBT at most its TBT on home and listing.

${table}
`,
  );

if (misses.length > 0) process.exitCode = 1;
