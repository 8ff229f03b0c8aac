import { Migrator, type Migration } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Database, Engine } from './database.ts';
import { catalogueMigration } from './migrations/0001-catalogue.ts';
import { membersMigration } from './migrations/0002-members.ts';
import { searchMigration } from './migrations/0003-search.ts';
import { rankedSearchMigration } from './migrations/0004-ranked-search.ts';
import { catalogueVersionMigration } from './migrations/0005-catalogue-version.ts';
import { listRecordsMigration } from './migrations/0008-list-records.ts';

// A table that came and went. Kysely compares the names with the database.
const nothing: Migration = { up: () => Promise.resolve() };

// Never edit a migration that has shipped.
const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-catalogue': catalogueMigration(engine),
  '0002-members': membersMigration(engine),
  '0003-search': searchMigration(engine),
  '0004-ranked-search': rankedSearchMigration(engine),
  '0005-catalogue-version': catalogueVersionMigration(engine),
  '0006-write-counts': nothing,
  '0007-no-write-counts': nothing,
  '0008-list-records': listRecordsMigration(engine),
});

/** Applies all missing migrations or none; throws StartError for a newer database. */
export async function migrate({ db, engine }: Database): Promise<void> {
  const known = migrations(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && error.message.includes('is missing'))
    throw new StartError('The database was written by a newer version: start that version, or use another database.');
  throw error;
}
