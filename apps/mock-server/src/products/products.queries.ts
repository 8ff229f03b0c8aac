import { policy, type Product, type ProductQuery } from '@niramaya/contract';
import { type Vocabulary } from '@niramaya/search';
import { sql, type AbortableQueryOptions, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { productColumns, type Database, type Tables } from '../database/database.ts';
import { filters, isFiltered, sliceOf } from './product-filters.ts';
import { searchProducts } from './search/search.queries.ts';

const MOST_SKIPPED = 1_000;

/** The products before a page are read and skipped. Without filters, SQLite skips 100,000 in less than 1 ms. */
const isDeep = ({ engine }: Database, query: ProductQuery): boolean =>
  sliceOf(query).offset > MOST_SKIPPED && (engine === 'postgres' || isFiltered(query));

/** Slow reads wait for one another; after this time the client may try again. */
const LONGEST_WAIT_MS = 5_000;

/** `isMore`: a search has more matches than `total`, which is then the number that it lists. */
type FoundProducts = Readonly<{ total: number; isMore: boolean; products: Product[] }>;

type Counted = Readonly<Record<'total', number | string>>;

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

/** A product in its order: later ones follow by price, if that is the order, and then by id. */
interface Place {
  readonly id: number;
  readonly price?: number;
}

function isAfter({ id, price }: Place, direction: Direction): RawBuilder<SqlBool> {
  if (direction === null) return sql`products.id > ${id}`;
  if (direction === 'asc') return sql`(products.price, products.id) > (${price}, ${id})`;
  return sql`products.price <= ${price} and (products.price < ${price} or products.id > ${id})`;
}

/** SQLite blocks the event loop during a statement, so it skips the products before a deep page in steps. */
const PRODUCTS_A_STEP = 2_500;

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
    const place = await inOrder(direction ? step.select('products.price') : step, direction)
      .offset(PRODUCTS_A_STEP - 1)
      .limit(1)
      .executeTakeFirst(options);
    // The catalogue has become shorter.
    if (place === undefined) break;
    start = isAfter(place, direction);
    offset -= PRODUCTS_A_STEP;
  }
  return { start, offset };
}

// One statement, so that page and total agree. Its condition on the total spares the search for a page beyond the end.
// It would slow the skipping down, so a page far from the start has a statement of its own for that. The cross join makes
// SQLite begin with the page.
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
    products: [],
  });
  const isFar = offset > MOST_SKIPPED;
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
  return { total: Number(rows[0].total), isMore: false, products };
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
 * `policy.maxSearchMatches`. Throws the signal's reason before each statement once it is aborted, and a
 * `TimeoutError` if a search or deep page has waited for others too long.
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
  const signals = [AbortSignal.timeout(LONGEST_WAIT_MS), ...(options.signal ? [options.signal] : [])];
  const slowly = { ...options, signal: AbortSignal.any(signals) };
  if (text === '') return selectPage(slowReads, query, slowly);
  const { found, ids } = await searchProducts(slowReads, { ...query, q: text }, await vocabulary(), slowly);
  return {
    total: Math.min(found, policy.maxSearchMatches),
    isMore: found > policy.maxSearchMatches,
    products: await selectInOrder(database, ids, options),
  };
}

/** Undefined if the id is unknown. */
export const findProduct = (
  { db }: Pick<Database, 'db'>,
  id: number,
  options: AbortableQueryOptions = {},
): Promise<Product | undefined> =>
  db.selectFrom('products').select(productColumns).where('id', '=', id).executeTakeFirst(options);
