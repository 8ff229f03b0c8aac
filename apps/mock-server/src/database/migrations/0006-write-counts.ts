import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run } from './sql-text.ts';

const statements: Record<Engine, readonly string[]> = {
  sqlite: [],
  postgres: [
    'create unlogged table write_counts (caller text primary key, hits integer not null, until timestamptz not null)',
    'create index write_counts_by_end on write_counts (until)',
  ],
};

export const writeCountsMigration = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements[engine]) await run(db, statement);
  },
});
