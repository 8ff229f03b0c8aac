import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { StartError } from '../start-error.ts';
import { coalesced } from '../coalesce.ts';
import type { CatalogueVersion, Database } from './database.ts';
import { ownConnection, type OwnConnection } from './own-connection.ts';
import { createPool, forQueries } from './postgres-pool.ts';
import { openStandby } from './standby.ts';
import type { Tables } from './tables.ts';

/** Returns the address of the database without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
}

/** As many as the lanes of `http/lanes.ts` need, and one to count writes. */
const MAX_CONNECTIONS = 10;

/** The timeout for the version query and the ping. No other query may delay these two. */
const AT_ONCE_MS = 2_000;

const VERSION = { name: 'catalogue-version', text: 'select version, words from catalogue_version' };

async function readVersion(connection: OwnConnection): Promise<CatalogueVersion> {
  const [row] = await connection.query<{ version: string; words: string }>(VERSION);
  if (!row) throw new Error('The database has lost the version of its catalogue');
  return { catalogue: row.version, words: row.words };
}

/**
 * Opens PostgreSQL, or any engine that speaks its protocol.
 * @throws StartError if it cannot be reached
 */
export async function openPostgres(
  url: string,
  logger: Logger,
  { longStatements = false, readUrl }: { longStatements?: boolean; readUrl?: string | undefined } = {},
): Promise<Database> {
  if (!URL.canParse(url))
    throw new StartError('DATABASE_URL is not an address: write postgresql://user:password@host:5432/name.');
  if (readUrl !== undefined && !URL.canParse(readUrl))
    throw new StartError('DATABASE_READ_URL is not an address: write postgresql://user:password@host:5432/name.');
  const pool = createPool({ url, max: MAX_CONNECTIONS, logger, longStatements });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartError(
      `The database at ${placeOf(url)} cannot be reached${reason}: start it or correct DATABASE_URL.`,
    );
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: forQueries(pool) }) });
  const own = { url, max: 1, logger, withinMs: AT_ONCE_MS };
  const poolOfVersion = createPool(own);
  const poolOfHealth = createPool(own);
  const ofVersion = ownConnection(poolOfVersion);
  const ofHealth = ownConnection(poolOfHealth);
  const sum = (count: (one: pg.Pool) => number): number =>
    [pool, poolOfVersion, poolOfHealth].reduce((all, one) => all + count(one), 0);
  const standby = readUrl === undefined ? undefined : openStandby(readUrl, logger);
  return {
    engine: 'postgres',
    db,
    ...(standby && { standby }),
    connections: () => ({
      open: sum(({ totalCount }) => totalCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
    catalogueVersion: coalesced(() => readVersion(ofVersion)),
    ping: coalesced(async () => void (await ofHealth.query({ text: 'select 1' }))),
    close: async () => {
      await Promise.all([db.destroy(), ofVersion.end(), ofHealth.end(), standby?.close()]);
    },
  };
}
