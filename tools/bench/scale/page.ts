import os from 'node:os';
import type { Measured } from './costs.ts';
import { BUSY, coresFor, costAt, type Cost } from './simulate.ts';

/** The hit rate of one setting of the simulation. */
export interface Row {
  readonly exponent: number;
  /** How many responses a process keeps. */
  readonly bound: number;
  readonly requestsAChange: number;
  readonly hits: number;
}

export interface Result {
  readonly products: number;
  readonly requests: number;
  readonly rows: readonly Row[];
  readonly measured: Measured;
  readonly measuredProducts: number;
  readonly seconds: number;
  readonly loadBefore: readonly number[];
  /** How many responses the shop keeps today. */
  readonly bound: number;
}

const RATES = [1_000, 10_000, 100_000];

const whole = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 0 });
const ms = (value: number): string => value.toFixed(3);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
const changes = (requests: number): string => (Number.isFinite(requests) ? whole(requests) : 'never');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---:'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function hitsTable({ rows }: Result): string {
  const bounds = [...new Set(rows.map(({ bound }) => bound))];
  const settings = [...new Set(rows.map(({ exponent, requestsAChange }) => `${exponent} ${requestsAChange}`))];
  return table(
    ['exponent', 'requests between two changes', ...bounds.map((bound) => `${whole(bound)} responses`)],
    settings.map((setting) => {
      const own = rows.filter(({ exponent, requestsAChange }) => `${exponent} ${requestsAChange}` === setting);
      return [String(own[0]!.exponent), changes(own[0]!.requestsAChange), ...own.map(({ hits }) => percent(hits))];
    }),
  );
}

function coresTable({ rows, measured, bound }: Result): string {
  const own = rows.filter((row) => row.bound === bound);
  return table(
    [
      'exponent',
      'requests between two changes',
      'hits',
      'shop ms',
      'database ms',
      ...RATES.map((rate) => `at ${whole(rate)}/s`),
    ],
    own.map(({ exponent, requestsAChange, hits }) => {
      const cost = costAt(hits, measured);
      const at = (rate: number): string =>
        `${whole(coresFor(rate, cost.shop))} + ${whole(coresFor(rate, cost.database))}`;
      return [
        String(exponent),
        changes(requestsAChange),
        percent(hits),
        ms(cost.shop),
        ms(cost.database),
        ...RATES.map(at),
      ];
    }),
  );
}

const costRow = (name: string, { shop, database }: Cost, perSecond: number): string[] => [
  name,
  ms(shop),
  ms(database),
  whole(perSecond),
];

/** Returns the docs page with the results of the last run. */
export function page(result: Result): string {
  const { products, requests, measured, measuredProducts, seconds, loadBefore, bound } = result;
  const cpu = os.cpus();
  return `# How many processes

Written by \`npm run bench:scale\` on ${new Date().toISOString().slice(0, 10)}. A simulation: nobody has run this shop at 1,00,000 requests a second. What is measured and what is computed is said at each table.

## What a request costs: measured

One process with PostgreSQL and ${whole(measuredProducts)} products, asked for single products over 16 connections for ${seconds} s each: the same hundred, which it has cached, and never the same one twice, which it has to ask for. On ${cpu.length} cores (${cpu[0]?.model.trim()}), beside the load generator; load average before ${(loadBefore[0] ?? 0).toFixed(1)}: above ${cpu.length} other work was going on, and the requests a second are too low. Processor time moves least with it.

${table(
  ['', 'shop, ms a request', 'PostgreSQL, ms a request', 'requests/s'],
  [
    costRow('cached', measured.hit, measured.hitsPerSecond),
    costRow('asked of the database', measured.miss, measured.missesPerSecond),
  ],
)}

The process took ${whole(measured.memoryMb)} MB, the catalogue ${whole(measured.databaseMb)} MB on disk with its indexes. What PostgreSQL does for a cached response is the reading of the catalogue's version, which all requests that wait at that moment share.

## How often it is cached: simulated

${whole(requests)} requests for single products are drawn from a Zipf distribution over ${whole(products)} products, after half as many that fill the cache: the product of rank *n* is wanted in proportion to *n* to the power of minus the exponent. 0.8 is a shop whose shoppers want many different things, 1.2 one whose shoppers want much the same. The cache lets go of what was not asked for longest, as the shop's does (a test holds that both hit at the very same requests), within the shop's bound of ${whole(bound)} responses and within larger ones. A change of the catalogue makes all of it useless; the draws are the same in every run.

${hitsTable(result)}

At 100 requests a second for each process, 1,000 requests between two changes are a change every 10 s, and 1,00,000 one every 17 minutes. Each process has a cache of its own: the more processes, the fewer requests each sees between two changes.

## How many cores: computed

The cost of a request is the mean of hits and misses; a core is filled to ${percent(BUSY)}, since above that waiting grows faster than work. A process of the shop uses one core, so the first number is that of processes; the second is that of PostgreSQL's cores, standbys included. At the bound of today:

${coresTable(result)}

What this leaves out: pages and files (a proxy or a cache in front holds them), members, searches (which cost a multiple), the proxy, the network between machines, and how PostgreSQL behaves on more cores than were measured. See [the path from 1 to 100 processes](../running-it.md#from-1-to-100-processes) for what becomes the limit.
`;
}
