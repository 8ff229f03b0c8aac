import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run } from './sql-text.ts';

export const noWriteCountsMigration = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    if (engine === 'postgres') await run(db, 'drop table write_counts');
  },
});
