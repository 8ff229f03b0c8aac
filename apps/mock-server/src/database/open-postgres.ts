import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { coalesced } from '../coalesce.ts';
import type { Logger } from '../logger.ts';
import { StartError } from '../start-error.ts';
import type { CatalogueVersion, Database, Tables } from './database.ts';

const MAX_CONNECTIONS = 8;
/**
 * The most connections for searches and deep pages. They are apart from the others, so that such reads never take the
 * connections of other requests.
 */
const MAX_SLOW_READS = 2;

/**
 * The time limits of statements, transactions and locks, in ms. A caller whose statement takes longer gets an error,
 * and can try again.
 */
const TIME_LIMITS = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 2_000,
};

function createPool(url: string, logger: Logger, longStatements: boolean, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'niramaya',
    max,
    // The limit is for a new connection, and also for the wait for a free one of the pool.
    connectionTimeoutMillis: longStatements ? 10_000 : 3_000,
    idleTimeoutMillis: 30_000,
    // After a failover, a connection to the former server can stay open without a response.
    maxLifetimeSeconds: 60,
    keepAlive: true,
    ...(longStatements ? {} : TIME_LIMITS),
  });
  // An 'error' event without a listener ends the process. The pool emits it for idle connections, a client for its own.
  const onBroken = (err: Error): void => logger.warn({ err }, 'a database connection broke');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}

/**
 * Opens PostgreSQL. `longStatements` lifts the time limits of statements, for migrations and commands. Throws
 * StartError if the database cannot be reached.
 */
export async function openPostgres(url: string, logger: Logger, longStatements: boolean): Promise<Database> {
  const pool = createPool(url, logger, longStatements, MAX_CONNECTIONS);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    // The message has only these parts of the address, because the rest contains the password.
    const { host, pathname } = new URL(url);
    throw new StartError(
      `The database at ${host}${pathname} cannot be reached${reason}: start it or correct DATABASE_URL.`,
    );
  }
  const slowPool = createPool(url, logger, longStatements, MAX_SLOW_READS);
  const pools = [pool, slowPool];
  const sumOf = (count: 'totalCount' | 'idleCount' | 'waitingCount'): number =>
    pools.reduce((sum, one) => sum + one[count], 0);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const slowReads = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: slowPool }) });
  const version = { name: 'version', text: 'select version as catalogue, words from catalogue_version' };
  return {
    engine: 'postgres',
    db,
    slowReads,
    connections: () => ({ open: sumOf('totalCount'), idle: sumOf('idleCount'), waiting: sumOf('waitingCount') }),
    catalogueVersion: coalesced(async () => {
      // Each call gets a copy, because the driver stores its callback in the object.
      const { rows } = await pool.query<CatalogueVersion>({ ...version });
      if (!rows[0]) throw new Error('The database has lost the version of its catalogue');
      return rows[0];
    }),
    ping: async () => void (await sql`select 1`.execute(db)),
    write: (work) => db.transaction().execute(work),
    close: async () => {
      await Promise.all([db.destroy(), slowReads.destroy()]);
      // Kysely ends no pool that it has not used, and an idle connection keeps the process alive for 30 s.
      await Promise.all(pools.filter(({ ending }) => !ending).map((one) => one.end()));
    },
  };
}
