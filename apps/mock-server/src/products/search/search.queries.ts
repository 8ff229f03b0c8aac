import { policy, type ProductQuery } from '@niramaya/contract';
import {
  interpretations,
  preferredOnly,
  rank,
  type Candidate,
  type Interpretation,
  type Term,
  type Vocabulary,
} from '@niramaya/search';
import { sql, type AbortableQueryOptions, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database, Engine, Tables } from '../../database/database.ts';
import { filters, isFiltered, sliceOf } from '../product-filters.ts';

/**
 * A term in the query language of the engine. Words contain only letters, marks and digits, so none can be an operator
 * of that language.
 */
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

/**
 * Returns the expression 'all words but at most one'. It halves the words: one half is complete, and in the other one
 * word may be missing. The plain form, an OR of every choice of all words but one, would repeat each word once for each
 * other word.
 */
function allButOne(words: readonly string[], engine: Engine): string {
  const { and, or } = operators[engine];
  const half = Math.floor(words.length / 2);
  const left = words.slice(0, half);
  const right = words.slice(half);
  const oneMissingIn = (some: readonly string[], others: readonly string[]): string =>
    [...(some.length > 1 ? [`(${allButOne(some, engine)})`] : []), ...others].join(and);
  return `(${oneMissingIn(left, right)})${or}(${oneMissingIn(right, left)})`;
}

/** Returns the interpretation in the query language of the engine. */
function expressionOf(engine: Engine, interpretation: Interpretation, vocabulary: Vocabulary): string {
  const { words, missingWordsAllowed } = interpretation;
  const { and, or } = operators[engine];
  const anyOf = words.map((word) => {
    const terms = word.anyOf.flatMap((term) => wholeWords(term, vocabulary));
    return `(${[...new Set(terms.map(written[engine]))].join(or)})`;
  });
  if (missingWordsAllowed === 0) return anyOf.join(and);
  if (missingWordsAllowed === words.length - 1) return anyOf.join(or);
  return allButOne(anyOf, engine);
}

// The unary plus keeps SQLite from using the index of ids, so that it walks an index in the requested order and need
// not sort all matches (https://www.sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_).
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

/**
 * Up to so many matches are sorted. If there are more, a walk along an index in the requested order soon finds enough.
 */
const MAX_SORTED = 3_000;

async function countHits({ db, engine }: Database, expression: string, options: AbortableQueryOptions) {
  const counted = await db
    .selectFrom(hits(engine, expression, MAX_SORTED + 1).as('hits'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow(options);
  return Number(counted.n);
}

/**
 * Returns the first interpretation that finds products, or null if none does. The filters do not count, so that a
 * filter never leads to a looser interpretation. `found` is the number of matches, and counts no further than one above
 * `MAX_SORTED`.
 */
async function understand(database: Database, text: string, vocabulary: Vocabulary, options: AbortableQueryOptions) {
  const tried = new Set<string>();
  for (const interpretation of interpretations(text, vocabulary)) {
    const expression = expressionOf(database.engine, interpretation, vocabulary);
    if (tried.has(expression)) continue;
    tried.add(expression);
    const found = await countHits(database, expression, options);
    if (found === 0) continue;
    const narrower = preferredOnly(interpretation);
    const preferredExpression = narrower && expressionOf(database.engine, narrower, vocabulary);
    return { interpretation, expression, preferredExpression, found };
  }
  return null;
}

type Search = NonNullable<Awaited<ReturnType<typeof understand>>>;

type Found = SelectQueryBuilder<Tables, 'products', object>;

/** True if the matches are too many to sort. */
const isDense = ({ found }: Search): boolean => found > MAX_SORTED;

/**
 * SQLite executes the tables of a cross join in their order, so it begins with the word index, whose `rowid` is the id.
 */
const fromIndex = ({ db }: Database, expression: string): Found =>
  db
    .selectFrom(sql<{ rowid: number }>`product_words`.as('hits'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'hits.rowid')
    .where(sql<boolean>`hits.product_words match ${expression}`) as unknown as Found;

const fromTable = ({ db, engine }: Database, expression: string): Found =>
  db.selectFrom('products').where(matches(engine, expression));

// For a rare word, PostgreSQL would walk much of the catalogue in the order of its index. The `+ 0` hides the index, so
// that it sorts the few matches.
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

/**
 * Ranking reads every title, so only the first matches are ranked: those with the preferred terms, and then the others,
 * each group by id. The matches after them keep this order.
 */
const MAX_RANKED = 500;

/** One more than a search lists, which shows that there are more. */
const MAX_FETCHED = policy.maxSearchMatches + 1;

async function bestFirst(
  database: Database,
  query: ProductQuery,
  search: Search,
  options: AbortableQueryOptions,
): Promise<Candidate[]> {
  const { limit, offset } = sliceOf(query);
  const isAmongRanked = !isFiltered(query) && offset + limit <= MAX_RANKED;
  const wanted = isAmongRanked ? MAX_RANKED : MAX_FETCHED;
  const take = (found: Found, count: number): Promise<Candidate[]> =>
    found.where(filters(query)).select(['products.id', 'products.search_words']).limit(count).execute(options);
  const { expression, preferredExpression, found, interpretation } = search;
  // If all matches are ranked anyway, the preferred ones need not be fetched first.
  const narrower = found <= MAX_RANKED ? null : preferredExpression;
  const candidates = await take(inIdOrder(database, query, narrower ?? expression, search), wanted);
  if (narrower !== null && candidates.length < wanted) {
    const others = `(${expression})${operators[database.engine].without}(${narrower})`;
    candidates.push(...(await take(inIdOrder(database, query, others, search), wanted - candidates.length)));
  }
  return [...rank(candidates.slice(0, MAX_RANKED), interpretation), ...candidates.slice(MAX_RANKED)];
}

/**
 * Returns the ids of a page, the best match first or in the order of the price. `found` is the number of matches. It is
 * exact up to `policy.maxSearchMatches`; a larger number only means that there are more than those. `corrected` is the text
 * without its typing errors, or null.
 */
export async function searchProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: Vocabulary,
  options: AbortableQueryOptions,
): Promise<{ readonly found: number; readonly ids: readonly number[]; readonly corrected: string | null }> {
  const search = await understand(database, query.q ?? '', vocabulary, options);
  if (search === null) return { found: 0, ids: [], corrected: null };
  const { limit, offset } = sliceOf(query);
  const listed =
    query._sort === undefined
      ? await bestFirst(database, query, search, options)
      : await inPriceOrder(database, query._order ?? 'asc', search)
          .where(filters(query))
          .select('products.id')
          .limit(MAX_FETCHED)
          .execute(options);
  return {
    found: isFiltered(query) ? listed.length : search.found,
    ids: listed.slice(offset, Math.min(offset + limit, policy.maxSearchMatches)).map(({ id }) => id),
    corrected: search.interpretation.corrected,
  };
}
