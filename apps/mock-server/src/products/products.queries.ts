import {
  policy,
  productQuerySchema,
  type Product,
  type ProductDetails,
  type ProductFacts,
  type ProductQuery,
} from '@niramaya/contract';
import { type Vocabulary } from '@niramaya/search';
import { sql, type AbortableQueryOptions, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { productColumns, type Database, type Tables } from '../database/database.ts';
import { filters, isFiltered, sliceOf } from './product-filters.ts';
import { searchProducts } from './search/search.queries.ts';

/** The most products that may come before a page. A page with more products before it is far. */
const MAX_SKIPPED_AT_ONCE = 1_000;

/**
 * True for a deep page, which is a far one that takes long, because the engine reads and skips the products before it.
 * Without filters, SQLite skips 100,000 of them in less than 1 ms, so no such page is deep.
 */
const isDeep = ({ engine }: Database, query: ProductQuery): boolean =>
  sliceOf(query).offset > MAX_SKIPPED_AT_ONCE && (engine === 'postgres' || isFiltered(query));

/**
 * The longest time for a search or a deep page, with its wait for others. Then the client gets 503 and may try again.
 */
const MAX_SLOW_READ_MS = 5_000;

/**
 * `isMore`: a search has more matches than `total`, which is then the number that it lists. `corrected`: the text of the
 * search without its typing errors, or null.
 */
type FoundProducts = Readonly<{ total: number; isMore: boolean; corrected: string | null; products: Product[] }>;

type Counted = Readonly<Record<'total', number | string>>;

/**
 * Returns the total of the filters: a sum of stored counts, or with ids, which these do not have, a count of products.
 */
const countOf = (query: ProductQuery): RawBuilder<Counted> =>
  query.id.length > 0
    ? sql`(select count(*) as total from products where ${filters(query)})`
    : sql`(select coalesce(sum(n), 0) as total from product_counts where ${filters(query, 'product_counts')})`;

async function countProducts({ db }: Database, query: ProductQuery, options: AbortableQueryOptions): Promise<number> {
  const { rows } = await sql<Counted>`select total from ${countOf(query)} as counted`.execute(db, options);
  return Number(rows[0]?.total);
}

type Direction = 'asc' | 'desc' | null;

const inOrder = <Row>(found: SelectQueryBuilder<Tables, 'products', Row>, direction: Direction) =>
  (direction ? found.orderBy('products.price', direction) : found).orderBy('products.id');

/** A product's position in the requested order: by price, if there is one, and then by id. */
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
 * How many products a step skips. SQLite blocks the event loop during a statement, so it skips the products before a
 * deep page in steps.
 */
const PRODUCTS_A_STEP = 2_500;

/** Returns the condition and the offset with which the page begins, after all whole steps. */
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
 * write. Its condition `total > offset` spares the walk to a page beyond the end. That condition would slow the walk to
 * a far page down, so for a far page a statement of its own checks the total first. The cross join makes SQLite begin
 * with the page, whose few ids then find the products.
 */
async function selectPage(
  database: Database,
  query: ProductQuery,
  options: AbortableQueryOptions,
): Promise<FoundProducts> {
  const { db } = database;
  const { limit, offset } = sliceOf(query);
  const nothing = async (): Promise<FoundProducts> => ({
    total: await countProducts(database, query, options),
    isMore: false,
    corrected: null,
    products: [],
  });
  const isFar = offset > MAX_SKIPPED_AT_ONCE;
  if (isFar) {
    const beyond = await nothing();
    if (beyond.total <= offset) return beyond;
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
      .where(isFar ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${total} > ${offset}`),
    direction,
  )
    .limit(limit)
    .offset(skipped.offset);
  let found = db
    .with(
      (cte) => cte('counted').materialized(),
      () => countOf(query),
    )
    .selectFrom(page.as('page'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'page.id')
    .select(productColumns.map((column) => `products.${column}` as const))
    .select(total.as('total'));
  if (direction) found = found.orderBy(sql.ref('page.price'), direction);
  const rows = await found.orderBy('page.id').execute(options);
  if (rows[0] === undefined) return nothing();
  const products = rows.map(({ total: _total, ...product }) => product);
  return { total: Number(rows[0].total), isMore: false, corrected: null, products };
}

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
 * Returns a page and the number of all matches; a search is ranked unless sorted, and counts up to
 * `policy.maxSearchMatches`. Rejects with the signal's reason as soon as it is aborted; a statement that PostgreSQL has
 * begun goes on. Rejects with a `TimeoutError` if a search or deep page takes longer than `MAX_SLOW_READ_MS`, with its
 * wait for others.
 */
export async function findProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: () => Promise<Vocabulary>,
  options: AbortableQueryOptions = {},
): Promise<FoundProducts> {
  const text = query.q?.trim() ?? '';
  if (text === '' && !isDeep(database, query)) return selectPage(database, query, options);
  const slowReads = { ...database, db: database.slowReads };
  const signals = [AbortSignal.timeout(MAX_SLOW_READ_MS), ...(options.signal ? [options.signal] : [])];
  const slowly = { ...options, signal: AbortSignal.any(signals) };
  if (text === '') return selectPage(slowReads, query, slowly);
  const search = await searchProducts(slowReads, { ...query, q: text }, await vocabulary(), slowly);
  const { found, ids, corrected } = search;
  return {
    total: Math.min(found, policy.maxSearchMatches),
    isMore: found > policy.maxSearchMatches,
    corrected,
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

/** Returns one product with its facts, if it has any, or undefined if no product has the id. */
export async function findProduct(
  { db }: Pick<Database, 'db'>,
  id: number,
  options: AbortableQueryOptions = {},
): Promise<ProductDetails | undefined> {
  const row = await db
    .selectFrom('products')
    .select([...productColumns, 'facts'])
    .where('id', '=', id)
    .executeTakeFirst(options);
  if (row === undefined) return undefined;
  const { facts, ...product } = row;
  return facts === null ? product : { ...product, facts: JSON.parse(facts) as ProductFacts };
}
