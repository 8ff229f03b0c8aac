import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run } from './sql-text.ts';

// Never reuses an id.
const identity: Record<Engine, string> = {
  sqlite: 'integer primary key autoincrement',
  postgres: 'integer generated always as identity primary key',
};

export const membersMigration = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await run(
      db,
      `create table members (id ${identity[engine]}, owner text not null, name text not null, age_json text not null, gender text not null)`,
    );
    await run(db, 'create index members_by_owner on members (owner, id)');
  },
});
