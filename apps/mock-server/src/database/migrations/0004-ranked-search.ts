import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run } from './sql-text.ts';

const statements: Record<Engine, readonly string[]> = {
  sqlite: [],
  postgres: [
    'drop index product_words',
    `alter table products add column search_vector tsvector
     generated always as (array_to_tsvector(string_to_array(search_words, ' '))) stored`,
    'create index product_words on products using gin (search_vector)',
  ],
};

export const rankedSearchMigration = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements[engine]) await run(db, statement);
    await run(db, "delete from marks where name = 'demo-catalogue'");
  },
});
