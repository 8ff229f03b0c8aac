// `npm run bench:api` measures the requests per second of our server and of json-server with the same data. It writes
// the results to docs/benchmarks.
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../../apps/mock-server/test/postgres.ts';
import { giveUp, Trouble } from '../../setup/trouble.mjs';
import { requireAgreement } from './agree.ts';
import { embedded, jsonServer, onPostgres, start, type Contender, type Entry } from './contenders.ts';
import { memoryMb, untilQuiet } from './cpu.ts';
import { CONNECTIONS, measure, type Round } from './measure.ts';
import { page } from './page.ts';
import { shapes } from './requests.ts';
import { median, rowsTable, startsTable, type Row, type Start } from './table.ts';
import { writePage } from '../write-page.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const SIZES = [300, 10_000, 250_000];
const STARTS = 3;
const WARM_UP_S = 5;

interface Options {
  readonly sizes: readonly number[];
  readonly seconds: number;
  readonly rounds: number;
}

function readOptions(): Options {
  const usage = 'Write npm run bench:api -- --products 300 --seconds 2 --rounds 3; leave out what shall be as usual.';
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { products: text, seconds: text, rounds: text } });
    const whole = (value: string | undefined, otherwise: number): number => {
      if (value === undefined) return otherwise;
      if (!/^[1-9]\d{0,6}$/.test(value)) throw new Trouble(usage);
      return Number(value);
    };
    return {
      sizes: values.products === undefined ? SIZES : [whole(values.products, 0)],
      seconds: whole(values.seconds, 5),
      rounds: whole(values.rounds, 3),
    };
  } catch {
    throw new Trouble(usage);
  }
}

/** Starts a server several times and leaves the last one running. */
async function startOften(entry: Entry): Promise<{ contender: Contender; startMs: number }> {
  const times: number[] = [];
  for (let number = 1; ; number += 1) {
    const contender = await start(entry);
    times.push(contender.startMs);
    if (number === STARTS) return { contender, startMs: median(times) };
    await contender.stop();
  }
}

const middle = (rounds: readonly Round[]): Round => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  cpuMsPerRequest: median(rounds.map((round) => round.cpuMsPerRequest)),
});

/**
 * Measures all servers at one size. It first checks that their responses are the same, then measures each server in
 * turn, round by round.
 */
async function benchSize(
  products: number,
  entries: readonly Entry[],
  { seconds, rounds }: Options,
): Promise<{ rows: Row[]; starts: Start[] }> {
  const running: Contender[] = [];
  const starts: Start[] = [];
  try {
    for (const entry of entries) {
      const { contender, startMs } = await startOften(entry);
      running.push(contender);
      starts.push({ products, name: entry.name, startMs });
    }
    const rows: Row[] = [];
    for (const shape of shapes(products)) {
      await requireAgreement(running, shape.paths);
      for (const contender of running) await measure(contender, shape, WARM_UP_S);
      const results = new Map(running.map(({ name }) => [name, [] as Round[]]));
      for (let round = 1; round <= rounds; round += 1)
        for (const contender of running) {
          await untilQuiet(running.flatMap(({ pids }) => pids()));
          results.get(contender.name)?.push(await measure(contender, shape, seconds));
        }
      const base = middle(results.get(running.at(-1)?.name ?? '') ?? []).requestsPerSecond;
      for (const { name, serverPids } of running) {
        const result = middle(results.get(name) ?? []);
        rows.push({
          products,
          shape: shape.name,
          name,
          ...result,
          memoryMb: memoryMb(serverPids),
          ratio: result.requestsPerSecond / base,
        });
      }
    }
    return { rows, starts };
  } finally {
    await Promise.all(running.map((contender) => contender.stop()));
  }
}

async function main(): Promise<void> {
  if (process.platform !== 'linux')
    throw new Trouble('The benchmark reads processor time as Linux tells it: run it there.');
  const options = readOptions();
  const folder = path.join(root, '.cache/bench');
  const loadBefore = os.loadavg();
  const postgres = await startPostgres();
  const rows: Row[] = [];
  const starts: Start[] = [];
  try {
    for (const products of options.sizes) {
      console.log(`Laying out ${products.toLocaleString('en-IN')} products …`);
      // json-server is last: the others are compared with it.
      const entries = [
        embedded(products, folder),
        ...(await onPostgres(products, postgres)),
        jsonServer(products, folder),
      ];
      const result = await benchSize(products, entries, options);
      rows.push(...result.rows);
      starts.push(...result.starts);
      console.log(`${rowsTable(result.rows)}\n\n${startsTable(result.starts)}\n`);
    }
  } finally {
    await postgres.stop();
  }
  if (options.sizes !== SIZES) return;
  await writePage(
    'api.md',
    page({ rows, starts, ...options, connections: CONNECTIONS, loadBefore, loadAfter: os.loadavg() }),
  );
}

await main().catch(giveUp);
