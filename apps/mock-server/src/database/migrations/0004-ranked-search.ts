import type { Statements } from './sql-text.ts';

// A start that does not find this mark writes the demo catalogue (`catalogue-mark.ts`).
const seedAgain = "delete from marks where name = 'demo-catalogue'";

/**
 * Stores the vectors of PostgreSQL's word index in a column, and makes the next start write the demo catalogue again.
 */
export const rankedSearch: Statements = {
  sqlite: [seedAgain],
  postgres: [
    'drop index product_words',
    `alter table products add column search_vector tsvector
     generated always as (array_to_tsvector(string_to_array(search_words, ' '))) stored`,
    'create index product_words on products using gin (search_vector)',
    seedAgain,
  ],
};
