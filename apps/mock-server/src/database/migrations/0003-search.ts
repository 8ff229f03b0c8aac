import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run } from './sql-text.ts';

// `ascii` keeps words of other scripts whole.
const sqlite = [
  `create virtual table product_words using fts5(search_words, content='products', content_rowid='id', tokenize='ascii', prefix='1 2 3')`,
  `create trigger products_indexed after insert on products begin
     insert into product_words (rowid, search_words) values (new.id, new.search_words); end`,
  `create trigger products_unindexed after delete on products begin
     insert into product_words (product_words, rowid, search_words) values ('delete', old.id, old.search_words); end`,
  `create trigger products_reindexed after update of search_words on products begin
     insert into product_words (product_words, rowid, search_words) values ('delete', old.id, old.search_words);
     insert into product_words (rowid, search_words) values (new.id, new.search_words); end`,
];

const postgres = [
  `create index product_words on products using gin (array_to_tsvector(string_to_array(search_words, ' ')))`,
];

export const searchMigration = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await run(db, 'create table words (word text primary key)');
    for (const statement of engine === 'sqlite' ? sqlite : postgres) await run(db, statement);
  },
});
