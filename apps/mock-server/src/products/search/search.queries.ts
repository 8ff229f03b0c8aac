import { favouritesOf, interpretations, rank } from '@niramaya/contract';
import type { Candidate, Interpretation, ProductQuery, Vocabulary } from '@niramaya/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Tables } from '../../database/database.ts';
import { filters, type Slice } from '../product-filters.ts';
import { expressionOf, hits, matches } from './predicate.ts';

export interface Search {
  readonly interpretation: Interpretation;
  readonly expression: string;
  readonly favourites: string | null;
  readonly found: number;
}

// Ranking reads every title; later matches follow by id.
const RANKED = 500;

async function countHits({ db, engine }: Database, expression: string): Promise<number> {
  const counted = await db
    .selectFrom(hits(engine, expression).as('hits'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(counted.n);
}

/** Returns null without a match; filters never loosen the interpretation. */
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

// Otherwise PostgreSQL scans much of the catalogue for a rare word; `+ 0` makes it sort.
const SORTED = 10_000;

function inIdOrder({ db, engine }: Database, expression: string, found: number): Found {
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

// Must keep the order of `firstCandidates`.
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

/** Returns the ids of a page, best matches first. */
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
