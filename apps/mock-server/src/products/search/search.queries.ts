import { favouritesOf, interpretations, rank } from '@niramaya/contract';
import type { Candidate, Interpretation, ProductQuery, Term, Vocabulary } from '@niramaya/contract';
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Database, Engine, Tables } from '../../database/database.ts';
import { filters, type Slice } from '../product-filters.ts';

// Words hold only letters, marks and digits: no query syntax.
const written: Record<Engine, (term: Term) => string> = {
  sqlite: ({ word, beginning }) => `"${word}"${beginning ? '*' : ''}`,
  postgres: ({ word, beginning }) => `'${word}'${beginning ? ':*' : ''}`,
};

const operators = { sqlite: { and: ' AND ', or: ' OR ' }, postgres: { and: ' & ', or: ' | ' } } as const;

/** `lacking` words may be missing. */
function expressionOf(engine: Engine, { words, lacking }: Interpretation): string {
  const { and, or } = operators[engine];
  const anyOf = words.map((word) => `(${word.anyOf.map(written[engine]).join(or)})`);
  if (lacking === 0) return anyOf.join(and);
  if (lacking === words.length - 1) return anyOf.join(or);
  return anyOf.map((_, left) => `(${anyOf.filter((_group, at) => at !== left).join(and)})`).join(or);
}

const hits = (engine: Engine, expression: string): RawBuilder<{ id: number }> =>
  engine === 'sqlite'
    ? sql`(select rowid as id from product_words where product_words match ${expression})`
    : sql`(select id from products where ${matches(engine, expression)})`;

export const matches = (engine: Engine, expression: string): RawBuilder<SqlBool> =>
  engine === 'sqlite'
    ? sql<SqlBool>`products.id in ${hits(engine, expression)}`
    : sql<SqlBool>`products.search_vector @@ ${expression}::tsquery`;

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
export async function understand(database: Database, text: string, vocabulary: Vocabulary) {
  for (const interpretation of interpretations(text, vocabulary)) {
    const expression = expressionOf(database.engine, interpretation);
    const found = await countHits(database, expression);
    if (found === 0) continue;
    const narrower = favouritesOf(interpretation);
    return { interpretation, expression, favourites: narrower && expressionOf(database.engine, narrower), found };
  }
  return null;
}

export type Search = NonNullable<Awaited<ReturnType<typeof understand>>>;

type Found = SelectQueryBuilder<Tables, 'products', object>;

// PostgreSQL would scan much of the catalogue for a rare word; `+ 0` makes it sort.
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
    found.where(filters(query)).select(['products.id', 'products.search_words']).limit(count).execute();
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
  let later = db.selectFrom('products').select('products.id').where(filters(query)).where(matches(engine, expression));
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
