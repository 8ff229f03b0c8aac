import type { ProductQuery } from '@niramaya/contract';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { filters, type Slice } from '../product-filters.ts';
import { favouritesOf, interpretations, type Interpretation } from './interpret.ts';
import { expressionOf, hits, matches, type SearchExpression } from './predicate.ts';
import { rank, type Candidate } from './rank.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A search that was understood, and how many products of the whole catalogue it finds. */
export interface Search {
  readonly interpretation: Interpretation;
  readonly expression: SearchExpression;
  /** What the best of them fit, where that is narrower. */
  readonly favourites: SearchExpression | null;
  readonly found: number;
}

/**
 * So many of the titles found are compared with what was typed and put in order, best first; those after them follow in
 * id order. Each has to be read first, and nobody reads on so far.
 */
const RANKED = 500;

async function countHits({ db, engine }: Database, expression: SearchExpression): Promise<number> {
  const counted = await db
    .selectFrom(hits(engine, expression).as('hits'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(counted.n);
}

/** The first interpretation that finds anything in the whole catalogue; filters narrow it, they do not loosen it. */
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
 * Up to so many matches PostgreSQL is made to read all of them and sort; above, the first of them soon turn up in id order.
 * Left to itself it guesses, and for a rarer word walks through a sixth of a large catalogue.
 */
const SORTED = 10_000;

/** The products that fit, in id order. SQLite is led from the word index, which knows that order and can stop early. */
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

/** The candidates for the top of the list: those that fit the favourites, then the others, each in id order. */
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

/** Ids beyond the candidates, which are the first of this very order. */
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

/** The ids of one page of what a search has found, best match first. */
export async function rankedIds(
  database: Database,
  query: ProductQuery,
  search: Search,
  { limit, offset }: Slice,
): Promise<number[]> {
  const candidates = offset < RANKED ? await firstCandidates(database, query, search) : [];
  const top = rank(candidates, search.interpretation).slice(offset, offset + limit);
  const isComplete = top.length === limit || (offset < RANKED && candidates.length < RANKED);
  if (isComplete) return top;
  const rest = { limit: limit - top.length, offset: Math.max(offset, RANKED) };
  return [...top, ...(await laterIds(database, query, search, rest))];
}
