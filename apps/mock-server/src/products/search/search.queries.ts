import { favouritesOf, interpretations, rank } from '@niramaya/contract';
import type { Candidate, Interpretation, ProductQuery, Vocabulary } from '@niramaya/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { filters, type Slice } from '../product-filters.ts';
import { expressionOf, hits, matches, type SearchExpression } from './predicate.ts';

/** A search that was understood, and how many products of the whole catalogue it finds. */
export interface Search {
  readonly interpretation: Interpretation;
  readonly expression: SearchExpression;
  /** The expression that the best matches fit, if it is narrower. */
  readonly favourites: SearchExpression | null;
  readonly found: number;
}

/**
 * How many of the titles found are ranked, best first. Later ones follow in the order of their ids. Each ranked title
 * must be read first, and shoppers do not page that far.
 */
const RANKED = 500;

async function countHits({ db, engine }: Database, expression: SearchExpression): Promise<number> {
  const counted = await db
    .selectFrom(hits(engine, expression).as('hits'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(counted.n);
}

/**
 * Returns the first interpretation that finds products in the whole catalogue. Filters narrow the result; they never
 * loosen the interpretation.
 */
export async function understand(database: Database, text: string, vocabulary: Vocabulary): Promise<Search | null> {
  for (const interpretation of interpretations(text, vocabulary)) {
    const expression = expressionOf(database.engine, interpretation);
    const found = await countHits(database, expression);
    if (found === 0) continue;
    const narrower = favouritesOf(interpretation);
    return { interpretation, expression, favourites: narrower && expressionOf(database.engine, narrower), found };
  }
  return null;
}

type Found = SelectQueryBuilder<Tables, 'products', object>;

/**
 * Up to this number of matches, PostgreSQL is made to read and sort all of them. With more matches, it soon finds the
 * first ones in the order of their ids. Without this limit PostgreSQL guesses. For a rare word it then scans a sixth of
 * a large catalogue.
 */
const SORTED = 10_000;

/**
 * Selects the matching products in the order of their ids. SQLite starts from the word index, which has this order and
 * can stop early.
 */
function inIdOrder({ db, engine }: Database, expression: SearchExpression, found: number): Found {
  if (engine === 'postgres')
    return db
      .selectFrom('products')
      .where(matches(engine, expression))
      .orderBy(found > SORTED ? sql`products.id` : sql`products.id + 0`);
  return db
    .selectFrom(sql<{ rowid: number }>`product_words`.as('hits'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'hits.rowid')
    .where(sql<boolean>`hits.product_words match ${expression}`)
    .orderBy('hits.rowid') as unknown as Found;
}

/** Returns the candidates for the top of the list: those that match the favourites, then the others, each by id. */
async function firstCandidates(database: Database, query: ProductQuery, search: Search): Promise<Candidate[]> {
  const take = (found: Found, count: number): Promise<Candidate[]> =>
    found
      .where(filters(database.engine, query))
      .select(['products.id', 'products.search_words'])
      .limit(count)
      .execute();
  const { expression, favourites, found } = search;
  if (favourites === null || found <= RANKED) return take(inIdOrder(database, expression, found), RANKED);
  const best = await take(inIdOrder(database, favourites, found), RANKED);
  if (best.length === RANKED) return best;
  const others = inIdOrder(database, expression, found).where((eb) => eb.not(matches(database.engine, favourites)));
  return [...best, ...(await take(others, RANKED - best.length))];
}

/** Returns the ids after the candidates. The candidates are the first of this same order. */
async function laterIds(
  { db, engine }: Database,
  query: ProductQuery,
  { expression, favourites }: Search,
  { limit, offset }: Slice,
): Promise<number[]> {
  let later = db
    .selectFrom('products')
    .select('products.id')
    .where(filters(engine, query))
    .where(matches(engine, expression));
  if (favourites) later = later.orderBy(sql`case when ${matches(engine, favourites)} then 0 else 1 end`);
  const rows = await later.orderBy('products.id').limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of one page of a search's results, best match first. */
export async function rankedIds(
  database: Database,
  query: ProductQuery,
  search: Search,
  { limit, offset }: Slice,
): Promise<number[]> {
  const candidates = offset < RANKED ? await firstCandidates(database, query, search) : [];
  const top = rank(candidates, search.interpretation)
    .slice(offset, offset + limit)
    .map(({ id }) => id);
  const isComplete = top.length === limit || (offset < RANKED && candidates.length < RANKED);
  if (isComplete) return top;
  const rest = { limit: limit - top.length, offset: Math.max(offset, RANKED) };
  return [...top, ...(await laterIds(database, query, search, rest))];
}
