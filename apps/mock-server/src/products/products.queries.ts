import {
  policy,
  productQuerySchema,
  type CatalogueFacts,
  type CatalogueProduct,
  type Product,
  type ProductQuery,
} from '@niramaya/contract';
import { type Vocabulary } from '@niramaya/search';
import { sql, type AbortableQueryOptions, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { productColumns, type Database, type Tables } from '../database/database.ts';
import { filters, isFiltered, sliceOf } from './product-filters.ts';
import { searchProducts } from './search/search.queries.ts';

/** A page with more products than this before it is far. */
const MAX_SKIPPED_AT_ONCE = 1_000;

const isFar = (query: ProductQuery): boolean => sliceOf(query).offset > MAX_SKIPPED_AT_ONCE;

/**
 * True for a deep page: a far page that takes long, because the engine reads and skips the products before it. Without
 * filters, SQLite skips 100,000 of them in less than 1 ms, so no such page is deep.
 */
const isDeep = ({ engine }: Database, query: ProductQuery): boolean =>
  isFar(query) && (engine === 'postgres' || isFiltered(query));

/**
 * The longest time for a search or a deep page, its wait for others included, in ms. A client whose request takes
 * longer gets 503, and may try again.
 */
const MAX_SLOW_READ_MS = 5_000;

/** The products of one page, with the number of all that match the query. */
interface FoundProducts {
  /** The number of products on all pages. */
  readonly total: number;
  /** True if a search has more matches than it lists. `total` is then the number that it lists. */
  readonly isMore: boolean;
  /** The text of the search without its typing errors, or null. */
  readonly corrected: string | null;
  /** The words of the search that name nothing in the catalogue. */
  readonly unsoldWords: readonly string[];
  readonly products: Product[];
}

/** The result of a count. PostgreSQL returns a sum as text, because it may be larger than a number can be. */
type Counted = Readonly<Record<'total', number | string>>;

/**
 * Returns the query for the number of products that pass the filters. Stored counts are added up, except for a query
 * with ids, which no stored count has: its products are counted.
 */
const countOf = (query: ProductQuery): RawBuilder<Counted> =>
  query.id.length > 0
    ? sql`(select count(*) as total from products where ${filters(query)})`
    : sql`(select coalesce(sum(n), 0) as total from product_counts where ${filters(query, 'product_counts')})`;

async function countProducts({ db }: Database, query: ProductQuery, options: AbortableQueryOptions): Promise<number> {
  const { rows } = await sql<Counted>`select total from ${countOf(query)} as counted`.execute(db, options);
  return Number(rows[0]?.total);
}

/** The order by price, or null for the order by id. */
type Direction = 'asc' | 'desc' | null;

/** Orders products by price, if there is a direction, and then by id. */
const inOrder = <Row>(products: SelectQueryBuilder<Tables, 'products', Row>, direction: Direction) =>
  (direction ? products.orderBy('products.price', direction) : products).orderBy('products.id');

/** The position of a product in the requested order. It has a price if the order is by price. */
interface Position {
  readonly id: number;
  readonly price?: number;
}

/** Returns the condition that a product comes after the position. */
function isAfter({ id, price }: Position, direction: Direction): RawBuilder<SqlBool> {
  if (direction === null) return sql`products.id > ${id}`;
  if (direction === 'asc') return sql`(products.price, products.id) > (${price}, ${id})`;
  // SQL compares rows in one direction only, but here the price falls while the id rises.
  return sql`products.price <= ${price} and (products.price < ${price} or products.id > ${id})`;
}

/**
 * The number of products that SQLite skips in one step. SQLite blocks the event loop during a statement, so it skips
 * the products before a deep page in several.
 */
const PRODUCTS_A_STEP = 2_500;

/**
 * Skips the products before a page in as many whole steps as fit. Returns the condition `start`, which the products
 * after these steps meet, and the `offset` of the page among them. Other pages than deep ones of SQLite need no step.
 */
async function skipInSteps(
  { db, engine }: Database,
  query: ProductQuery,
  direction: Direction,
  options: AbortableQueryOptions,
) {
  let { offset } = sliceOf(query);
  let start: RawBuilder<SqlBool> = sql`1 = 1`;
  while (engine === 'sqlite' && isFiltered(query) && offset >= PRODUCTS_A_STEP) {
    const step = db.selectFrom('products').select('products.id').where(filters(query)).where(start);
    const position = await inOrder(direction ? step.select('products.price') : step, direction)
      .offset(PRODUCTS_A_STEP - 1)
      .limit(1)
      .executeTakeFirst(options);
    // Another process may have made the catalogue shorter in the meantime.
    if (position === undefined) break;
    start = isAfter(position, direction);
    offset -= PRODUCTS_A_STEP;
  }
  return { start, offset };
}

/**
 * Returns a page without a search. One statement reads the page and the total, so that the two agree while others
 * write.
 *
 * The condition `total > offset` of the statement spares the walk to a page beyond the end. It would slow down the walk
 * to a far page, so for a far page a statement of its own reads the total first. The cross join makes SQLite begin with
 * the page, whose few ids then find the products.
 */
async function selectPage(
  database: Database,
  query: ProductQuery,
  options: AbortableQueryOptions,
): Promise<FoundProducts> {
  const { db } = database;
  const { limit, offset } = sliceOf(query);
  const emptyPage = async (): Promise<FoundProducts> => ({
    total: await countProducts(database, query, options),
    isMore: false,
    corrected: null,
    unsoldWords: [],
    products: [],
  });
  if (isFar(query)) {
    const empty = await emptyPage();
    const isBeyondEnd = empty.total <= offset;
    if (isBeyondEnd) return empty;
  }
  const direction = query._sort === 'price' ? (query._order ?? 'asc') : null;
  const total = sql<number | string>`(select total from counted)`;
  const skipped = await skipInSteps(database, query, direction, options);
  const page = inOrder(
    db
      .selectFrom('products')
      .select(['products.id', ...(direction ? (['products.price'] as const) : [])])
      .where(filters(query))
      .where(skipped.start)
      .where(isFar(query) ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${total} > ${offset}`),
    direction,
  )
    .limit(limit)
    .offset(skipped.offset);
  let productsOfPage = db
    .with(
      (cte) => cte('counted').materialized(),
      () => countOf(query),
    )
    .selectFrom(page.as('page'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'page.id')
    .select(productColumns.map((column) => `products.${column}` as const))
    .select(total.as('total'));
  if (direction) productsOfPage = productsOfPage.orderBy(sql.ref('page.price'), direction);
  const rows = await productsOfPage.orderBy('page.id').execute(options);
  if (rows[0] === undefined) return emptyPage();
  const products = rows.map(({ total: _total, ...product }) => product);
  return { total: Number(rows[0].total), isMore: false, corrected: null, unsoldWords: [], products };
}

/** Returns the products with these ids, in the order of the ids. */
async function selectInOrder(
  { db }: Database,
  ids: readonly number[],
  options: AbortableQueryOptions,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(productColumns).where('id', 'in', ids).execute(options);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns a page of products, and the number of products on all pages. A search without an order has its best match
 * first, and counts and lists up to `policy.maxSearchMatches`.
 *
 * Rejects with the reason of the signal as soon as the signal is aborted; a statement that PostgreSQL has begun goes
 * on. Rejects with a `TimeoutError` if a search or a deep page takes longer than `MAX_SLOW_READ_MS`.
 */
export async function findProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: () => Promise<Vocabulary>,
  options: AbortableQueryOptions = {},
): Promise<FoundProducts> {
  const text = query.q?.trim() ?? '';
  if (text === '' && !isDeep(database, query)) return selectPage(database, query, options);
  // Slow reads have connections of their own, so that quick ones need not wait for them.
  const slowReads = { ...database, db: database.slowReads };
  const signals = [AbortSignal.timeout(MAX_SLOW_READ_MS), ...(options.signal ? [options.signal] : [])];
  const slowOptions = { ...options, signal: AbortSignal.any(signals) };
  if (text === '') return selectPage(slowReads, query, slowOptions);
  const search = await searchProducts(slowReads, { ...query, q: text }, await vocabulary(), slowOptions);
  const { matchCount, ids, corrected, unsoldWords } = search;
  return {
    total: Math.min(matchCount, policy.maxSearchMatches),
    isMore: matchCount > policy.maxSearchMatches,
    corrected,
    unsoldWords,
    products: await selectInOrder(database, ids, options),
  };
}

/**
 * Returns how many products match a search text, up to `policy.maxSearchMatches`. Throws as `findProducts` does.
 */
export async function countSearch(
  database: Database,
  text: string,
  vocabulary: () => Promise<Vocabulary>,
  options: AbortableQueryOptions = {},
): Promise<number> {
  const query = { ...productQuerySchema.parse({}), q: text, _page: 1, _limit: 1 };
  const { total } = await findProducts(database, query, vocabulary, options);
  return total;
}

/** Returns one product with its facts in all languages, if it has any, or undefined if no product has the id. */
export async function findProduct(
  { db }: Pick<Database, 'db'>,
  id: number,
  options: AbortableQueryOptions = {},
): Promise<CatalogueProduct | undefined> {
  const row = await db
    .selectFrom('products')
    .select([...productColumns, 'facts'])
    .where('id', '=', id)
    .executeTakeFirst(options);
  if (row === undefined) return undefined;
  const { facts, ...product } = row;
  return facts === null ? product : { ...product, facts: JSON.parse(facts) as CatalogueFacts };
}
