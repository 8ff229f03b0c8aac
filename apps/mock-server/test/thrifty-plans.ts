import { productQuerySchema, type ProductQuery } from '@niramaya/contract';
import type { CompiledQuery } from 'kysely';
import { expect } from 'vitest';
import { postgresPlan, queriesOf, sqlitePlan } from './query-plans.ts';
import type { Database } from '../src/database/database.ts';
import { findProducts } from '../src/products/products.queries.ts';
import { currentVocabulary } from '../src/products/search/current-vocabulary.ts';

type Order = 'id' | 'price' | 'price_down';

/**
 * The queries of the contract. Each has the order that its page is cut from, and how many entries the index returns for
 * it.
 */
const pages: readonly (readonly [query: string, order: Order, entries: number])[] = [
  ['_page=1&_limit=10', 'id', 10],
  ['_page=450&_limit=10', 'id', 4500],
  ['category=vitamins&_page=1&_limit=10', 'id', 10],
  ['category=vitamins&category=nutrition&rating=4&rating=5&_page=3&_limit=10', 'id', 30],
  ['rating=1&_page=2&_limit=10', 'id', 20],
  ['_sort=price&_order=asc&_page=1&_limit=10', 'price', 10],
  ['_sort=price&_order=desc&_page=1&_limit=10', 'price_down', 10],
  ['_sort=price&_order=asc&_page=450&_limit=10', 'price', 4500],
  ['_sort=price&_order=desc&_page=450&_limit=10', 'price_down', 4500],
  ['category=skinCare&rating=3&_sort=price&_order=desc&_page=2&_limit=10', 'price_down', 20],
];

function parse(text: string): ProductQuery {
  const parameters = new URLSearchParams(text);
  const named = [...new Set(parameters.keys())].map((name) => {
    const values = parameters.getAll(name);
    return [name, values.length === 1 ? values[0] : values] as const;
  });
  return productQuerySchema.parse(Object.fromEntries(named));
}

/** Returns the queries that `GET /products` sends to the database, without those of the vocabulary. */
const asked = async (database: Database, query: string): Promise<CompiledQuery[]> => {
  const vocabulary = currentVocabulary(database);
  await vocabulary();
  return queriesOf(database, (watched) => findProducts(watched, parse(query), vocabulary));
};

/** Gives a lookup by number the same name, whichever index it uses. */
const withoutChoiceOfIndex = (step: string): string => step.replace(/products_(by_id|pkey)/, 'by number');

async function planOf(database: Database, query: CompiledQuery): Promise<string[]> {
  if (database.engine === 'sqlite')
    return (await sqlitePlan(database, query)).map((step) => step.replace(/^(SCALAR SUBQUERY) \d+$/, '$1'));
  const steps = await postgresPlan(database, query);
  return steps.map(({ what, visited }) => withoutChoiceOfIndex(`${what}: ${visited}`));
}

const plansOf = async (database: Database, query: string): Promise<string[][]> => {
  const plans: string[][] = [];
  for (const one of await asked(database, query)) plans.push(await planOf(database, one));
  return plans;
};

/**
 * The total comes from at most 25 stored counts. The page comes from the start of an index, and nothing else is read or
 * sorted.
 */
const expectedPlan = {
  sqlite: (order: Order) => [
    'CO-ROUTINE page',
    `SCAN products USING COVERING INDEX products_by_${order}`,
    'SCALAR SUBQUERY',
    'MATERIALIZE counted',
    expect.stringMatching(/^(SCAN product_counts|SEARCH product_counts USING INDEX .*)$/),
    'SCAN counted',
    'SCAN page',
    'SEARCH products USING INTEGER PRIMARY KEY (rowid=?)',
    'SCALAR SUBQUERY',
    'SCAN counted',
  ],
  postgres: (order: Order, entries: number) => [
    'Nested Loop: 10',
    'Aggregate: 1',
    'Seq Scan product_counts: 25',
    'CTE Scan: 1',
    'Limit: 10',
    'CTE Scan: 1',
    `Result: ${entries}`,
    withoutChoiceOfIndex(`Index Only Scan products_by_${order}: ${entries}`),
    'Index Scan by number: 10',
  ],
} as const;

/** Expects a cheap plan for every page and total of the contract, on the database as it is. */
export async function expectThriftyPlans(database: Database): Promise<void> {
  for (const [query, order, entries] of pages)
    expect([query, await plansOf(database, query)]).toEqual([query, [expectedPlan[database.engine](order, entries)]]);
}

/**
 * Expects that a search finds what it counts and what it ranks through the word index alone. It may process the result
 * in any way afterwards.
 */
export async function expectSearchesByIndex(database: Database): Promise<void> {
  const index = {
    sqlite: /^SCAN (hits|product_words) VIRTUAL TABLE INDEX/,
    postgres: /^Bitmap Index Scan product_words/,
  };
  for (const query of ['q=toothpsate&_page=1', 'q=tablet strip of 10&_page=3', 'q=tablet&_page=1']) {
    const [count, candidates, rows] = await plansOf(database, query);
    for (const plan of [count, candidates])
      expect([query, plan?.some((step) => index[database.engine].test(step))]).toEqual([query, true]);
    expect([query, ...(rows ?? [])]).toEqual([
      query,
      database.engine === 'sqlite' ? 'SEARCH products USING INTEGER PRIMARY KEY (rowid=?)' : 'Index Scan by number: 10',
    ]);
  }
}

/** Expects only lookups for products that are requested by number, as the cart does. */
export async function expectLookups(database: Database): Promise<void> {
  for (const plan of await plansOf(database, 'id=7&id=4999&id=12'))
    for (const step of plan)
      expect(step).toMatch(
        /^(CO-ROUTINE page|MATERIALIZE counted|SCAN (page|counted)|SCALAR SUBQUERY|SEARCH products USING (INTEGER PRIMARY KEY|COVERING INDEX products_by_id) \(\w+=\?\)|(Nested Loop|Limit|Result|Index Only Scan by number|Index Scan by number): 3|(Aggregate|CTE Scan): 1)$/,
      );
}
