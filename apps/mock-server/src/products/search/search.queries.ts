import { policy } from '@niramaya/contract';
import { favouritesOf, interpretations, rank } from '@niramaya/search';
import type { ProductQuery } from '@niramaya/contract';
import type { Candidate, Interpretation, Term, Vocabulary } from '@niramaya/search';
import { sql, type AbortableQueryOptions, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database, Engine, Tables } from '../../database/database.ts';
import { filters, isFiltered, sliceOf } from '../product-filters.ts';

// Words hold only letters, marks and digits: no query syntax.
const written: Record<Engine, (term: Term) => string> = {
  sqlite: ({ word, beginning }) => `"${word}"${beginning ? '*' : ''}`,
  postgres: ({ word, beginning }) => `'${word}'${beginning ? ':*' : ''}`,
};

const operators = {
  sqlite: { and: ' AND ', or: ' OR ', without: ' NOT ' },
  postgres: { and: ' & ', or: ' | ', without: ' & !' },
} as const;

/** Both engines find a few whole words much faster than one beginning; more words cost more than the beginning. */
const MOST_WORDS_OF_A_BEGINNING = 24;

function wholeWords({ word, beginning }: Term, vocabulary: Vocabulary): readonly Term[] {
  const words = beginning ? vocabulary.wordsBeginning(word, MOST_WORDS_OF_A_BEGINNING) : null;
  return words?.map((one) => ({ word: one, beginning: false })) ?? [{ word, beginning }];
}

/** Halves the words, because the plain form repeats every word once for each word that may be missing. */
function allButOne(words: readonly string[], engine: Engine): string {
  const { and, or } = operators[engine];
  const half = Math.floor(words.length / 2);
  const [left, right] = [words.slice(0, half), words.slice(half)];
  const lackingIn = (some: readonly string[], others: readonly string[]): string =>
    [...(some.length > 1 ? [`(${allButOne(some, engine)})`] : []), ...others].join(and);
  return `(${lackingIn(left, right)})${or}(${lackingIn(right, left)})`;
}

/** `lacking` words may be missing. */
function expressionOf(engine: Engine, { words, lacking }: Interpretation, vocabulary: Vocabulary): string {
  const { and, or } = operators[engine];
  const anyOf = words.map((word) => {
    const terms = word.anyOf.flatMap((term) => wholeWords(term, vocabulary));
    return `(${[...new Set(terms.map(written[engine]))].join(or)})`;
  });
  if (lacking === 0) return anyOf.join(and);
  if (lacking === words.length - 1) return anyOf.join(or);
  return allButOne(anyOf, engine);
}

// `+` makes SQLite walk an index of products in the order wanted, and not sort all matches.
const matches = (engine: Engine, expression: string) =>
  engine === 'sqlite'
    ? sql<boolean>`+products.id in ${hits(engine, expression)}`
    : sql<boolean>`products.search_vector @@ ${expression}::tsquery`;

const hits = (engine: Engine, expression: string, atMost?: number): RawBuilder<{ id: number }> => {
  const limit = atMost === undefined ? sql`` : sql`limit ${atMost}`;
  return engine === 'sqlite'
    ? sql`(select rowid as id from product_words where product_words match ${expression} ${limit})`
    : sql`(select id from products where ${matches(engine, expression)} ${limit})`;
};

/** Up to so many matches are sorted; of more, an index in the order wanted soon finds enough. */
const SORTED = 3_000;

async function countHits({ db, engine }: Database, expression: string, options: AbortableQueryOptions) {
  const counted = await db
    .selectFrom(hits(engine, expression, SORTED + 1).as('hits'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow(options);
  return Number(counted.n);
}

/** Returns null without a match; filters never loosen the interpretation. `found` stops above `SORTED`. */
async function understand(database: Database, text: string, vocabulary: Vocabulary, options: AbortableQueryOptions) {
  const tried = new Set<string>();
  for (const interpretation of interpretations(text, vocabulary)) {
    const expression = expressionOf(database.engine, interpretation, vocabulary);
    if (tried.has(expression)) continue;
    tried.add(expression);
    const found = await countHits(database, expression, options);
    if (found === 0) continue;
    const narrower = favouritesOf(interpretation);
    const favourites = narrower && expressionOf(database.engine, narrower, vocabulary);
    return { interpretation, expression, favourites, found };
  }
  return null;
}

type Search = NonNullable<Awaited<ReturnType<typeof understand>>>;

type Found = SelectQueryBuilder<Tables, 'products', object>;

const isDense = ({ found }: Search): boolean => found > SORTED;

/** SQLite begins with the word index: the cross join is no product, because `rowid` is the id. */
const fromIndex = ({ db }: Database, expression: string): Found =>
  db
    .selectFrom(sql<{ rowid: number }>`product_words`.as('hits'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'hits.rowid')
    .where(sql<boolean>`hits.product_words match ${expression}`) as unknown as Found;

const fromTable = ({ db, engine }: Database, expression: string): Found =>
  db.selectFrom('products').where(matches(engine, expression));

// PostgreSQL would scan much of the catalogue for a rare word; `+ 0` makes it sort.
function inIdOrder(database: Database, query: ProductQuery, expression: string, search: Search): Found {
  if (database.engine === 'postgres')
    return fromTable(database, expression).orderBy(isDense(search) ? sql`products.id` : sql`products.id + 0`);
  return isDense(search) && isFiltered(query)
    ? fromTable(database, expression).orderBy('products.id')
    : fromIndex(database, expression).orderBy(sql`hits.rowid`);
}

function inPriceOrder(database: Database, direction: 'asc' | 'desc', search: Search): Found {
  const isFromIndex = database.engine === 'sqlite' && !isDense(search);
  const found = (isFromIndex ? fromIndex : fromTable)(database, search.expression);
  const price = database.engine === 'postgres' && !isDense(search) ? sql`products.price + 0` : sql`products.price`;
  return found.orderBy(price, direction).orderBy('products.id');
}

// Ranking reads every title; later matches follow by id.
const RANKED = 500;

/** One more than a search lists shows that there are more. */
const LISTED = policy.maxSearchMatches + 1;

async function bestFirst(
  database: Database,
  query: ProductQuery,
  search: Search,
  options: AbortableQueryOptions,
): Promise<Candidate[]> {
  const { limit, offset } = sliceOf(query);
  const isFirst = !isFiltered(query) && offset + limit <= RANKED;
  const wanted = isFirst ? RANKED : LISTED;
  const take = (found: Found, count: number): Promise<Candidate[]> =>
    found.where(filters(query)).select(['products.id', 'products.search_words']).limit(count).execute(options);
  const { expression, favourites, found, interpretation } = search;
  const narrower = favourites === null || found <= RANKED ? null : favourites;
  const candidates = await take(inIdOrder(database, query, narrower ?? expression, search), wanted);
  if (narrower !== null && candidates.length < wanted) {
    const others = `(${expression})${operators[database.engine].without}(${narrower})`;
    candidates.push(...(await take(inIdOrder(database, query, others, search), wanted - candidates.length)));
  }
  return [...rank(candidates.slice(0, RANKED), interpretation), ...candidates.slice(RANKED)];
}

/** Returns the ids of a page, best matches first unless sorted, and the matches up to one more than are listed. */
export async function searchProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: Vocabulary,
  options: AbortableQueryOptions,
): Promise<{ readonly found: number; readonly ids: readonly number[] }> {
  const search = await understand(database, query.q ?? '', vocabulary, options);
  if (search === null) return { found: 0, ids: [] };
  const { limit, offset } = sliceOf(query);
  const listed =
    query._sort === undefined
      ? await bestFirst(database, query, search, options)
      : await inPriceOrder(database, query._order ?? 'asc', search)
          .where(filters(query))
          .select('products.id')
          .limit(LISTED)
          .execute(options);
  return {
    found: isFiltered(query) ? listed.length : search.found,
    ids: listed.slice(offset, Math.min(offset + limit, policy.maxSearchMatches)).map(({ id }) => id),
  };
}
