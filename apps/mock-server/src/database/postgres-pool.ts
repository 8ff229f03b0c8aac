import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Logger } from '../logger.ts';

/** How long what is asked of the database may take, in ms, before the caller is told to come back. */
const bounds = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  /** Whoever holds a table may hold it for long: those who need it are told soon. */
  lock_timeout: 2_000,
};

export interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly logger: Logger;
  /** For commands beside the server: a statement may take as long as it needs. */
  readonly longStatements?: boolean;
  /** Shorter than usual, for what has to be known at once. */
  readonly withinMs?: number;
}

/** Connections to PostgreSQL, opened when they are first needed. */
export function createPool({ url, max, logger, longStatements = false, withinMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'niramaya',
    max,
    // Also how long a caller may stand in the queue for a connection.
    connectionTimeoutMillis: withinMs ?? (longStatements ? 10_000 : 3_000),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(longStatements ? {} : bounds),
    ...(withinMs === undefined ? {} : { statement_timeout: withinMs, query_timeout: withinMs }),
  });
  // Without these listeners a connection that breaks would end the process: the pool tells of idle ones alone.
  const onBroken = (err: Error): void => logger.warn({ err }, 'a database connection broke');
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}

const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

const MAX_NAMED = 100;

/**
 * Names the few statements that come again and again, so that each connection parses them once. Not those of a search:
 * which plan is best depends on the words, and a named statement may get one plan for all.
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
 * The pool as the query builder uses it. Drops a connection that has left a query unanswered: the driver would use it
 * again, and where the line is dead without having been closed, as after a failover, every later query on it would be
 * lost too.
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
