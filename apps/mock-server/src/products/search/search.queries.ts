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

/*
 * A search text has several interpretations, from strict to loose (`libs/search/README.md`). An interpretation is a
 * list of words, each with the terms (`anyOf`) of which any one will do. A term is a word of the catalogue, or with
 * `beginning` all words that begin so. The preferred terms are nearest to the typed text.
 */

/**
 * Writes a term in the query language of the engine. Words contain only letters, marks and digits, so none can be an
 * operator of that language.
 */
const termSyntax: Record<Engine, (term: Term) => string> = {
  sqlite: ({ word, beginning }) => `"${word}"${beginning ? '*' : ''}`,
  postgres: ({ word, beginning }) => `'${word}'${beginning ? ':*' : ''}`,
};

const operators = {
  sqlite: { and: ' AND ', or: ' OR ', without: ' NOT ' },
  postgres: { and: ' & ', or: ' | ', without: ' & !' },
} as const;

/**
 * A prefix of at most this many words is searched as these words, which both engines find much faster. With more words
 * the prefix itself is faster.
 */
const MAX_WORDS_OF_PREFIX = 24;

/**
 * Returns the terms by which the engine looks for a term: the words that begin with it if they are few, or else the
 * term itself. The list is never empty, because each beginning in an interpretation begins a word of the vocabulary.
 */
function termsToSearch(term: Term, vocabulary: Vocabulary): readonly Term[] {
  if (!term.beginning) return [term];
  // Null means more words than the maximum.
  const words = vocabulary.wordsBeginning(term.word, MAX_WORDS_OF_PREFIX);
  return words === null ? [term] : words.map((word) => ({ word, beginning: false }));
}

/**
 * Returns an expression that allows at most one of at least two expressions to be missing. It halves the list: one half
 * is complete, and in the other half one may be missing. For a, b and c the result is
 * `(b AND c) OR (((c) OR (b)) AND a)`, in the syntax of SQLite. The plain form, an OR of every choice of all but one,
 * would repeat each expression once for each other one.
 */
function atMostOneMissing(expressions: readonly string[], engine: Engine): string {
  const { and, or } = operators[engine];
  const middle = Math.floor(expressions.length / 2);
  const left = expressions.slice(0, middle);
  const right = expressions.slice(middle);
  // A half of one expression has nothing left if that one is missing.
  const oneMissingIn = (half: readonly string[], completeHalf: readonly string[]): string => {
    const incompleteHalf = half.length > 1 ? [`(${atMostOneMissing(half, engine)})`] : [];
    return [...incompleteHalf, ...completeHalf].join(and);
  };
  return `(${oneMissingIn(left, right)})${or}(${oneMissingIn(right, left)})`;
}

/**
 * Returns the interpretation in the query language of the engine. Throws if it allows another number of missing words
 * than none, one, or all but one.
 */
function expressionOf(engine: Engine, interpretation: Interpretation, vocabulary: Vocabulary): string {
  const { words, missingWordsAllowed } = interpretation;
  const { and, or } = operators[engine];
  const expressions = words.map(({ anyOf }) => {
    const terms = anyOf.flatMap((term) => termsToSearch(term, vocabulary));
    return `(${[...new Set(terms.map(termSyntax[engine]))].join(or)})`;
  });
  if (missingWordsAllowed === 0) return expressions.join(and);
  if (missingWordsAllowed === words.length - 1) return expressions.join(or);
  if (missingWordsAllowed === 1) return atMostOneMissing(expressions, engine);
  throw new Error(`A search cannot let ${missingWordsAllowed} of ${words.length} words be missing.`);
}

/** Returns the condition that a product matches an expression. */
const matchCondition: Record<Engine, (expression: string) => RawBuilder<boolean>> = {
  // The unary plus keeps SQLite from using the index of ids, so that it walks an index in the requested order and need
  // not sort all matches (https://www.sqlite.org/optoverview.html#disqualifying_where_clause_terms_using_unary_).
  sqlite: (expression) =>
    sql`+products.id in (select rowid from product_words where product_words match ${expression})`,
  postgres: (expression) => sql`products.search_vector @@ ${expression}::tsquery`,
};

/** Returns a table of the ids of at most `limit` products that match an expression. */
const matchingIds: Record<Engine, (expression: string, limit: number) => RawBuilder<{ id: number }>> = {
  sqlite: (expression, limit) =>
    sql`(select rowid as id from product_words where product_words match ${expression} limit ${limit})`,
  postgres: (expression, limit) =>
    sql`(select id from products where ${matchCondition.postgres(expression)} limit ${limit})`,
};

/**
 * More matches than this are not sorted: a walk along an index in the requested order soon finds enough of them. The
 * number must be above `policy.maxSearchMatches`: `countMatches` stops counting here, and numbers up to
 * `maxSearchMatches` have to be exact.
 */
const MAX_SORTED = 3_000;

/** Returns the number of products that match, and no more than one above `MAX_SORTED`. */
async function countMatches({ db, engine }: Database, expression: string, options: AbortableQueryOptions) {
  const counted = await db
    .selectFrom(matchingIds[engine](expression, MAX_SORTED + 1).as('matches'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow(options);
  return Number(counted.n);
}

/** An interpretation that finds products. */
interface Search {
  readonly interpretation: Interpretation;
  /** The interpretation in the query language of the engine. */
  readonly expression: string;
  /** `expression` with the preferred terms only (`preferredOnly`), or null if no term is preferred. */
  readonly preferredExpression: string | null;
  /** The number of matches without filters, and no more than one above `MAX_SORTED`. */
  readonly unfilteredCount: number;
}

/**
 * Tries the interpretations of a text, the strictest first. Returns the first one that finds products, or null if none
 * does. The filters of the query are ignored, so that a filter never leads to a looser interpretation.
 *
 * @param options The signal that aborts the queries.
 */
async function firstMatchingInterpretation(
  database: Database,
  text: string,
  vocabulary: Vocabulary,
  options: AbortableQueryOptions,
): Promise<Search | null> {
  // Different interpretations can have the same expression.
  const tried = new Set<string>();
  for (const interpretation of interpretations(text, vocabulary)) {
    const expression = expressionOf(database.engine, interpretation, vocabulary);
    if (tried.has(expression)) continue;
    tried.add(expression);
    const unfilteredCount = await countMatches(database, expression, options);
    if (unfilteredCount === 0) continue;
    const preferred = preferredOnly(interpretation);
    const preferredExpression = preferred && expressionOf(database.engine, preferred, vocabulary);
    return { interpretation, expression, preferredExpression, unfilteredCount };
  }
  return null;
}

/** A query for products that match, whose columns are not selected yet. */
type MatchQuery = SelectQueryBuilder<Tables, 'products', object>;

/** True if the matches are too many to sort. */
const hasManyMatches = ({ unfilteredCount }: Search): boolean => unfilteredCount > MAX_SORTED;

/**
 * Returns a query that begins with SQLite's word index, because SQLite reads the tables of a cross join in their order.
 * The `rowid` of the index is the id of the product.
 */
const fromSqliteWordIndex = ({ db }: Database, expression: string): MatchQuery =>
  db
    .selectFrom(sql<{ rowid: number }>`product_words`.as('hits'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'hits.rowid')
    // The cast hides the table `hits` from the type. Callers name `hits` only in `orderBy(sql…)`, which is not typed.
    .where(sql<boolean>`hits.product_words match ${expression}`) as unknown as MatchQuery;

/** Returns a query that leaves the choice between the table and the word index to the engine. */
const fromTable = ({ db, engine }: Database, expression: string): MatchQuery =>
  db.selectFrom('products').where(matchCondition[engine](expression));

/**
 * Returns the matches of an expression of the search in the order of their ids. The expression may select a part of the
 * matches; `search` gives the number of all of them, by which the plan is chosen.
 *
 * - PostgreSQL with many matches walks the index of ids, and soon finds enough of them.
 * - PostgreSQL with few matches would walk much of that index in vain. The `+ 0` hides the index from PostgreSQL, which
 *   then sorts the matches.
 * - SQLite begins with its word index, which is in the order of ids.
 * - SQLite with many matches and filters begins with the table and the indexes of its filters, because the filters may
 *   let few of the many matches pass.
 */
function inIdOrder(database: Database, query: ProductQuery, expression: string, search: Search): MatchQuery {
  if (database.engine === 'postgres') {
    const id = hasManyMatches(search) ? sql`products.id` : sql`products.id + 0`;
    return fromTable(database, expression).orderBy(id);
  }
  if (hasManyMatches(search) && isFiltered(query)) return fromTable(database, expression).orderBy('products.id');
  return fromSqliteWordIndex(database, expression).orderBy(sql`hits.rowid`);
}

/**
 * Returns the matches of a search in the order of their prices. Many matches are found in a walk along the index of
 * prices. Few matches are sorted: SQLite begins with its word index then, and `+ 0` hides the index of prices from
 * PostgreSQL.
 */
function inPriceOrder(database: Database, direction: 'asc' | 'desc', search: Search): MatchQuery {
  const isFromIndex = database.engine === 'sqlite' && !hasManyMatches(search);
  const matches = (isFromIndex ? fromSqliteWordIndex : fromTable)(database, search.expression);
  const price =
    database.engine === 'postgres' && !hasManyMatches(search) ? sql`products.price + 0` : sql`products.price`;
  return matches.orderBy(price, direction).orderBy('products.id');
}

/**
 * Ranking reads the words of every product, so only the first matches are ranked: those with the preferred terms, and
 * then the others, each group by id. The matches after them keep this order.
 */
const MAX_RANKED = 500;

/** One more than a search lists: if this many matches come, there are more than the search lists. */
const MAX_FETCHED = policy.maxSearchMatches + 1;

/**
 * Returns the matches that pass the filters, the best first: at least as many as the page of the query needs. With
 * filters `searchProducts` reports the length of this list as the total, so it has as many matches as a search lists
 * then, and does not end with the page.
 */
async function bestFirst(
  database: Database,
  query: ProductQuery,
  search: Search,
  options: AbortableQueryOptions,
): Promise<Candidate[]> {
  const { limit, offset } = sliceOf(query);
  const { expression, preferredExpression, unfilteredCount, interpretation } = search;
  const isPageAmongRanked = offset + limit <= MAX_RANKED;
  const wantedCount = isPageAmongRanked && !isFiltered(query) ? MAX_RANKED : MAX_FETCHED;
  const fetchFirst = (matches: MatchQuery, count: number): Promise<Candidate[]> =>
    matches.where(filters(query)).select(['products.id', 'products.search_words']).limit(count).execute(options);
  // If all matches are ranked anyway, those with the preferred terms need not be fetched first.
  const firstExpression = unfilteredCount <= MAX_RANKED ? null : preferredExpression;
  const candidates = await fetchFirst(inIdOrder(database, query, firstExpression ?? expression, search), wantedCount);
  if (firstExpression !== null && candidates.length < wantedCount) {
    const otherExpression = `(${expression})${operators[database.engine].without}(${firstExpression})`;
    const others = inIdOrder(database, query, otherExpression, search);
    candidates.push(...(await fetchFirst(others, wantedCount - candidates.length)));
  }
  return [...rank(candidates.slice(0, MAX_RANKED), interpretation), ...candidates.slice(MAX_RANKED)];
}

/** Returns the matches that pass the filters in the order of their prices, as many as a search lists. */
const fetchByPrice = (
  database: Database,
  query: ProductQuery,
  search: Search,
  options: AbortableQueryOptions,
): Promise<{ id: number }[]> =>
  inPriceOrder(database, query._order ?? 'asc', search)
    .where(filters(query))
    .select('products.id')
    .limit(MAX_FETCHED)
    .execute(options);

/** The result of a search. */
interface SearchResult {
  /**
   * The number of matches that pass the filters. It is exact up to `policy.maxSearchMatches`, and a larger number only
   * means that there are more than those.
   */
  readonly matchCount: number;
  /** The ids of the page, the best match first or in the order of the price. */
  readonly ids: readonly number[];
  /** The text without its typing errors, or null if it has none. */
  readonly corrected: string | null;
  /** The words of the text that name nothing in the catalogue. */
  readonly unsoldWords: readonly string[];
}

/** Returns a page of the products that match the text `query.q` and pass the filters of the query. */
export async function searchProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: Vocabulary,
  options: AbortableQueryOptions,
): Promise<SearchResult> {
  const search = await firstMatchingInterpretation(database, query.q ?? '', vocabulary, options);
  if (search === null) return { matchCount: 0, ids: [], corrected: null, unsoldWords: [] };
  const { limit, offset } = sliceOf(query);
  // The price is the only order that the schema allows.
  const isSortedByPrice = query._sort !== undefined;
  const listed = isSortedByPrice
    ? await fetchByPrice(database, query, search, options)
    : await bestFirst(database, query, search, options);
  return {
    matchCount: isFiltered(query) ? listed.length : search.unfilteredCount,
    ids: listed.slice(offset, Math.min(offset + limit, policy.maxSearchMatches)).map(({ id }) => id),
    corrected: search.interpretation.corrected,
    unsoldWords: search.interpretation.unsoldWords,
  };
}
