import type { Product, ProductQuery, Vocabulary } from '@niramaya/contract';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { productColumns, type Database, type Engine, type Tables } from '../database/database.ts';
import { filters, isFiltered, sliceOf } from './product-filters.ts';
import { matches, rankedIds, understand, type Search } from './search/search.queries.ts';

type FoundProducts = Readonly<{ total: number; products: Product[] }>;

const conditions = (engine: Engine, query: ProductQuery, search: Search | null): Expression<SqlBool> =>
  search ? sql`${filters(query)} and ${matches(engine, search.expression)}` : filters(query);

type Counted = Readonly<Record<'total', number | string>>;

function countOf({ engine }: Database, query: ProductQuery, search: Search | null): RawBuilder<Counted> {
  if (search && !isFiltered(query)) return sql`(select cast(${search.found} as integer) as total)`;
  return search || query.id.length > 0
    ? sql`(select count(*) as total from products where ${conditions(engine, query, search)})`
    : sql`(select coalesce(sum(n), 0) as total from product_counts where ${filters(query, 'product_counts')})`;
}

async function countProducts(database: Database, query: ProductQuery, search: Search | null): Promise<number> {
  if (search && !isFiltered(query)) return search.found;
  const counted = sql<Counted>`select total from ${countOf(database, query, search)} as counted`;
  const { rows } = await counted.execute(database.db);
  return Number(rows[0]?.total);
}

// One statement, so that page and total agree. The cross join makes SQLite begin with the page.
async function selectPage(database: Database, query: ProductQuery, search: Search | null): Promise<FoundProducts> {
  const { db, engine } = database;
  const { limit, offset } = sliceOf(query);
  const direction = query._sort === 'price' ? (query._order ?? 'asc') : null;
  const total = sql<number | string>`(select total from counted)`;
  let page: SelectQueryBuilder<Tables, 'products', { id: number }> = db
    .selectFrom('products')
    .select('products.id')
    .where(conditions(engine, query, search))
    .where(sql<SqlBool>`${total} > ${offset}`);
  if (direction) page = page.select('products.price').orderBy('products.price', direction);
  page = page.orderBy('products.id').limit(limit).offset(offset);
  let found = db
    .with(
      (cte) => cte('counted').materialized(),
      () => countOf(database, query, search),
    )
    .selectFrom(page.as('page'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'page.id')
    .select(productColumns.map((column) => `products.${column}` as const))
    .select(total.as('total'));
  if (direction) found = found.orderBy(sql.ref('page.price'), direction);
  const rows = await found.orderBy('page.id').execute();
  if (rows[0] === undefined) return { total: await countProducts(database, query, search), products: [] };
  return { total: Number(rows[0].total), products: rows.map(({ total: _total, ...product }) => product) };
}

async function selectInOrder({ db }: Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(productColumns).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns a page and the number of all matches; ranked unless sorted. */
export async function findProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: () => Promise<Vocabulary>,
): Promise<FoundProducts> {
  const text = query.q?.trim() ?? '';
  const search = text === '' ? null : await understand(database, text, await vocabulary());
  if (text !== '' && search === null) return { total: 0, products: [] };
  if (search === null || query._sort !== undefined) return selectPage(database, query, search);
  const total = await countProducts(database, query, search);
  if (total === 0) return { total, products: [] };
  const ids = await rankedIds(database, query, search, sliceOf(query));
  return { total, products: await selectInOrder(database, ids) };
}

/** Undefined if the id is unknown. */
export const findProduct = ({ db }: Pick<Database, 'db'>, id: number): Promise<Product | undefined> =>
  db.selectFrom('products').select(productColumns).where('id', '=', id).executeTakeFirst();
