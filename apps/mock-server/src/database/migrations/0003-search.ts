import type { Statements } from './sql-text.ts';

const words = 'create table words (word text primary key)';

// The tokenizer `ascii` of SQLite keeps a word in another script, such as Devanagari, whole.
const sqlite = [
  words,
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
  words,
  `create index product_words on products using gin (array_to_tsvector(string_to_array(search_words, ' ')))`,
];

/** Creates the word index of the search, and the table of all words of titles. */
export const search: Statements = { sqlite, postgres };
