import { Migrator, type Migration } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Database, Engine } from './database.ts';
import { catalogue } from './migrations/0001-catalogue.ts';
import { membersOfOwners } from './migrations/0002-members.ts';
import { search } from './migrations/0003-search.ts';
import { rankedSearch } from './migrations/0004-ranked-search.ts';
import { catalogueVersion } from './migrations/0005-catalogue-version.ts';
import { writeCounts } from './migrations/0006-write-counts.ts';
import { noWriteCounts } from './migrations/0007-no-write-counts.ts';
import { listRecordsMigration } from './migrations/0008-list-records.ts';
import { firstDatabasesMigration } from './migrations/0009-first-databases.ts';
import { idempotencyKeys } from './migrations/0010-idempotency-keys.ts';
import { productFacts } from './migrations/0011-product-facts.ts';
import { run } from './migrations/sql-text.ts';

/**
 * Returns the migrations of an engine by their names, in the order in which they run. A migration that has shipped
 * keeps its name and its statements: Kysely refuses a database that has recorded a name which is not in this list, and
 * databases that ran the same names must have the same tables.
 */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '0001-catalogue': { up: (db) => run(db, catalogue[engine]) },
  '0002-members': { up: (db) => run(db, membersOfOwners[engine]) },
  '0003-search': { up: (db) => run(db, search[engine]) },
  '0004-ranked-search': { up: (db) => run(db, rankedSearch[engine]) },
  '0005-catalogue-version': { up: (db) => run(db, catalogueVersion[engine]) },
  '0006-write-counts': { up: (db) => run(db, writeCounts[engine]) },
  '0007-no-write-counts': { up: (db) => run(db, noWriteCounts[engine]) },
  '0008-list-records': listRecordsMigration(engine),
  '0009-first-databases': firstDatabasesMigration(engine),
  '0010-idempotency-keys': { up: (db) => run(db, idempotencyKeys[engine]) },
  '0011-product-facts': { up: (db) => run(db, productFacts[engine]) },
});

/** Applies all missing migrations or none; throws StartError for a newer database. */
export async function migrate({ db, engine }: Database): Promise<void> {
  const known = migrations(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  // Kysely names a recorded migration that is not in the list only in the message: 'previously executed migration … is
  // missing'.
  if (error instanceof Error && error.message.includes('is missing'))
    throw new StartError('The database was written by a newer version: start that version, or use another database.');
  throw error;
}
