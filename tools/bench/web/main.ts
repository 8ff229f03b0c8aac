// `npm run bench:web` runs Lighthouse on every page.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { paths } from '@niramaya/contract';
import startShop from '../../test/start-shop.ts';
import { resolveChromium } from '../../chromium.ts';
import { giveUp, Trouble } from '../../setup/trouble.mjs';
import { measure, type Run } from './measure.ts';
import { page } from './page.ts';
import { complaintsList, machineIndex, webTable, type Row } from './table.ts';
import { writePage } from '../write-page.ts';

interface Target {
  readonly name: string;
  readonly path: string;
  readonly url: string;
}

interface Options {
  readonly runs: number;
  /** The pages of the storefront to measure. Empty for all pages. */
  readonly routes: readonly string[];
  readonly others: readonly Target[];
}

/** @throws Trouble if an argument is unknown */
function readOptions(): Options {
  const usage =
    'Write npm run bench:web -- --runs 5 --route /medicines NAME=https://address/of/a/page …; leave out what shall be as usual.';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string', default: '5' }, route: { type: 'string', multiple: true, default: [] } },
    });
    const others = positionals.map((text): Target => {
      const [name = '', address = ''] = text.split(/=(.*)/s);
      return { name, path: new URL(address).pathname, url: address };
    });
    if (!/^[1-9]\d?$/.test(values.runs)) throw new Trouble(usage);
    return { runs: Number(values.runs), routes: values.route, others };
  } catch {
    throw new Trouble(usage);
  }
}

/** Measures every page in turn, round by round, so that a busy minute of the machine affects all pages alike. */
async function run(targets: readonly Target[], runs: number): Promise<Row[]> {
  const chromium = await resolveChromium();
  const results = new Map<Target, Run[]>(targets.map((target) => [target, []]));
  for (let round = 1; round <= runs; round += 1)
    for (const [target, found] of results) {
      found.push(await measure(target.url, chromium));
      const { scores, lcpMs, tbtMs, tbtCpuMs, benchmarkIndex } = found.at(-1)!;
      const figures = `LCP ${lcpMs.toFixed(0)} ms, TBT ${tbtMs.toFixed(0)} ms (CPU ${tbtCpuMs.toFixed(0)} ms), machine ${benchmarkIndex.toFixed(0)}`;
      console.log(`${round}/${runs} ${target.name} ${target.path}: performance ${scores.performance}, ${figures}`);
    }
  return targets.map((target) => ({ name: target.name, path: target.path, runs: results.get(target) ?? [] }));
}

async function main(): Promise<void> {
  const { runs, routes, others } = readOptions();
  const loadBefore = os.loadavg();
  const stopShop = await startShop();
  try {
    const shop = String(process.env.SHOP_URL);
    const wanted = Object.values(paths).filter((one) => routes.length === 0 || routes.includes(one));
    const own = wanted.map((one): Target => ({ name: 'Niramaya', path: one, url: shop + one }));
    const rows = await run([...own, ...others], runs);
    console.log(`\n${webTable(rows)}\n\n${complaintsList(rows)}\n\nMachine: ${machineIndex(rows)}\n`);
    if (routes.length > 0) return;
    await writePage('web.md', page({ rows, runs, loadBefore, loadAfter: os.loadavg() }));
  } finally {
    await stopShop?.();
  }
}

await main().catch(giveUp);
