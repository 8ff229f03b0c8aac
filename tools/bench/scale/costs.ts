import autocannon from 'autocannon';
import pg from 'pg';
import { startPostgres } from '../../../apps/mock-server/test/postgres.ts';
import { runCommand, SEED, startServerProcess } from '../../../apps/mock-server/test/server-process.ts';
import { Trouble } from '../../setup/trouble.mjs';
import { childrenOf, cpuMs, memoryMb, untilQuiet } from '../api/cpu.ts';
import type { Cost, Costs } from './simulate.ts';

const CONNECTIONS = 16;
const WARM_UP_S = 2;

export interface Measured extends Costs {
  /** Requests per second of one process, from its cache and from the database. */
  readonly hitsPerSecond: number;
  readonly missesPerSecond: number;
  readonly memoryMb: number;
  /** The disk space of the catalogue, including indexes. */
  readonly databaseMb: number;
}

const BYTES_A_MB = 1024 * 1024;

async function databaseMb(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes) / BYTES_A_MB;
}

/**
 * Measures the cost of requests to one process with PostgreSQL for single products. One round requests the same few
 * products again and again. The other round requests a different product each time. It reads the processor time that
 * the shop's process and PostgreSQL took.
 */
export async function measureCosts(products: number, seconds: number): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const env = { DATABASE_URL: await postgres.createDatabase() };
    const { code } = await runCommand(SEED, ['--products', String(products)], env);
    if (code !== 0) throw new Trouble('The catalogue could not be laid out.');
    const postmasters = childrenOf(process.pid);
    const shop = await startServerProcess(env);
    const pid = shop.child.pid ?? 0;
    const ofDatabase = (): number[] => postmasters.flatMap((one) => [one, ...childrenOf(one)]);

    const round = async (nextProduct: () => number, duration: number): Promise<Cost & { perSecond: number }> => {
      await untilQuiet([pid, ...ofDatabase()]);
      const before = { shop: cpuMs([pid]), database: cpuMs(ofDatabase()) };
      const {
        requests,
        errors,
        non2xx,
        duration: took,
      } = await autocannon({
        url: shop.url,
        connections: CONNECTIONS,
        duration,
        requests: [{ method: 'GET', setupRequest: (request) => ({ ...request, path: `/products/${nextProduct()}` }) }],
      });
      await untilQuiet([pid, ...ofDatabase()]);
      if (errors + non2xx > 0) throw new Trouble(`${errors + non2xx} requests failed: nothing was measured.`);
      return {
        shop: (cpuMs([pid]) - before.shop) / requests.sent,
        database: (cpuMs(ofDatabase()) - before.database) / requests.sent,
        perSecond: requests.total / took,
      };
    };
    let turn = 0;
    const few = (): number => 1 + (turn++ % 100);
    // Between two requests for the same product there are far more products than the cache holds.
    const each = (): number => 1 + (turn++ % products);
    try {
      await round(few, WARM_UP_S);
      await round(each, WARM_UP_S);
      const miss = await round(each, seconds);
      const hit = await round(few, seconds);
      return {
        hit,
        miss,
        hitsPerSecond: hit.perSecond,
        missesPerSecond: miss.perSecond,
        memoryMb: memoryMb([pid]),
        databaseMb: await databaseMb(env.DATABASE_URL),
      };
    } finally {
      await shop.stop('SIGTERM');
    }
  } finally {
    await postgres.stop();
  }
}
