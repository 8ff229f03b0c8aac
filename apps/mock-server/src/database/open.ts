import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { diskIsFull, StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { databaseFile, openSqlite } from './open-sqlite.ts';
import { databaseErrorKind } from './error-kind.ts';
import { repairProductCounts } from './product-counts.ts';

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * Returns where the database is, for sentences: the file of SQLite, or the address of PostgreSQL without its user and
 * password.
 */
export function databasePlace({ databaseUrl, dataDir }: DatabaseSettings): string {
  if (databaseUrl === undefined) return databaseFile(dataDir);
  const { protocol, host, pathname, searchParams } = new URL(databaseUrl);
  return `${protocol}//${host || (searchParams.get('host') ?? '')}${pathname}`;
}

async function open({ databaseUrl, dataDir }: DatabaseSettings, logger: Logger, longStatements: boolean) {
  if (databaseUrl === undefined) return openSqlite(dataDir, logger);
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(databaseUrl, logger, longStatements);
}

/**
 * True for the error of a statement about a missing table, which no migration has created yet. 42P01 is
 * `undefined_table` of PostgreSQL.
 */
const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && (/^no such table/.test(error.message) || ('code' in error && error.code === '42P01'));

/** True for the error of a statement about a missing column. 42703 is `undefined_column` of PostgreSQL. */
const isMissingColumn = (error: unknown): boolean =>
  error instanceof Error && (/^no such column/.test(error.message) || ('code' in error && error.code === '42703'));

/**
 * Returns the result of `read`, or undefined if the database has no tables yet. Creates no database and executes no
 * migration. Throws StartError if the database cannot be used, or if its tables are of an older version.
 */
export async function readExisting<T>(
  settings: DatabaseSettings,
  logger: Logger,
  read: (database: Database) => Promise<T>,
): Promise<T | undefined> {
  if (settings.databaseUrl === undefined && !existsSync(databaseFile(settings.dataDir))) return undefined;
  const database = await open(settings, logger, true);
  try {
    return await read(database);
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    if (!isMissingColumn(error)) throw error;
    throw new StartError(
      `${databasePlace(settings)} has the tables of an older version: start the shop once, and run the same command again.`,
      { cause: error },
    );
  } finally {
    await database.close();
  }
}

/**
 * Opens the database of the settings, migrates its tables, and corrects the stored counts of products. `longStatements`
 * lifts PostgreSQL's time limits, and lets SQLite block the process while another one holds its lock. `prepare` gets
 * the migrated database before the time limits apply, and its errors count as those of the migration. Throws StartError
 * for an unusable or newer database.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  logger: Logger,
  longStatements = false,
  prepare: (database: Database) => Promise<void> = async () => undefined,
): Promise<Database> {
  // The migrations of a large catalogue take long, so the time limits do not apply to them.
  const database = await open(settings, logger, true);
  try {
    await migrate(database);
    await repairProductCounts(database, logger);
    // SQLite would wait for a lock inside the event loop; `Database.write` waits outside it.
    if (database.engine === 'sqlite' && !longStatements) await sql`pragma busy_timeout = 0`.execute(database.db);
    await prepare(database);
    if (database.engine === 'sqlite' || longStatements) return database;
  } catch (error) {
    await database.close();
    if (error instanceof StartError || databaseErrorKind(error) === 'none') throw error;
    if (databaseErrorKind(error) === 'full') throw diskIsFull();
    throw new StartError(
      'The tables of the database cannot be brought up to date: check its permissions, or that nothing else holds it.',
    );
  }
  await database.close();
  return open(settings, logger, false);
}
