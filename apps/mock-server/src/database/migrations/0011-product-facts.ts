import type { Statements } from './sql-text.ts';

/**
 * Adds the facts of a product as JSON. Text that is no JSON is refused, because otherwise every request for its product
 * would fail.
 */
export const productFacts: Statements = {
  sqlite: ['alter table products add column facts text check (facts is null or json_valid(facts))'],
  postgres: ['alter table products add column facts text check (facts is null or facts::json is not null)'],
};
