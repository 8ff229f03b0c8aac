import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';

/** The time limits of database work in ms. After them the caller gets an error and can try again. */
const bounds = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  /** A table may be locked for long, so a request that needs it fails soon. */
  lock_timeout: 2_000,
};

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly logger: Logger;
  /** For commands that run beside the server: a statement may take as long as it needs. */
  readonly longStatements?: boolean;
  /** A shorter limit than usual, for results that are needed at once. */
  readonly withinMs?: number;
}

/** Creates a pool of connections to PostgreSQL. They open when they are first needed. */
export function createPool({ url, max, logger, longStatements = false, withinMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'niramaya',
    max,
    // Also the time limit of a caller that waits in the queue for a connection.
    connectionTimeoutMillis: withinMs ?? (longStatements ? 10_000 : 3_000),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(longStatements ? {} : bounds),
    ...(withinMs === undefined ? {} : { statement_timeout: withinMs, query_timeout: withinMs }),
  });
  // Without these listeners a broken connection would end the process. The pool reports only idle connections.
  const onBroken = (err: Error): void => logger.warn({ err }, 'a database connection broke');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}

const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

const MAX_NAMED = 100;

/**
 * Returns a function that names the few repeated statements, so that each connection parses them once. It does not name
 * the statements of a search. Their best plan depends on the words, and a named statement may get one plan for all.
 */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size === MAX_NAMED || !text.startsWith('select') || text.includes('::tsquery')) return undefined;
    const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Adapts the pool to the query builder. It drops a connection after a query without a response, because the driver
 * would use it again. After a failover a connection can be dead without being closed. Every later query on it would
 * then fail too.
 */
export function forQueries(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let dead = false;
      const query = async (text: string, values: unknown[]): Promise<pg.QueryResult> =>
        client.query({ name: nameOf(text), text, values }).catch((error: unknown) => {
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
