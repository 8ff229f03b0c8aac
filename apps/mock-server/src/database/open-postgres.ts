import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Where the database is, without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

const bounds = { statement_timeout: 5_000, query_timeout: 6_000, idle_in_transaction_session_timeout: 10_000 };

function createPool(url: string, logger: Logger, longStatements: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'niramaya',
    max: 10,
    // Also how long a caller may stand in the queue: a thousand at once are served, not refused.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(longStatements ? {} : bounds),
  });
  // Without these listeners a connection that breaks would end the process: the pool tells of idle ones alone.
  const onBroken = (err: Error): void => logger.warn({ err }, 'a database connection broke');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}

const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/**
 * Drops a connection that has left a query unanswered. The driver would use it again, and where the line is dead without
 * having been closed, as after a failover, every later query on it would be lost too.
 */
function withoutDeadLines(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let dead = false;
      const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> =>
        client.query(text, values).catch((error: unknown) => {
          dead ||= isUnanswered(error);
          throw error;
        });
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy = false) => client.release(destroy || dead),
      };
    },
  };
}

/**
 * Opens PostgreSQL, or any engine that speaks its protocol.
 * @throws StartError where it cannot be reached
 */
export async function openPostgres(
  url: string,
  logger: Logger,
  { longStatements = false }: { longStatements?: boolean } = {},
): Promise<Database> {
  if (!URL.canParse(url))
    throw new StartError('DATABASE_URL is not an address: write postgresql://user:password@host:5432/name.');
  const pool = createPool(url, logger, longStatements);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `The database at ${placeOf(url)} cannot be reached${reason}: start it or correct DATABASE_URL.`,
    );
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutDeadLines(pool) }) });
  return {
    engine: 'postgres',
    db,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  };
}
