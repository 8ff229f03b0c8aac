import type { Product, ProductQuery } from '@niramaya/contract';
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Database, Engine } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { filters, isFiltered, sliceOf } from './product-filters.ts';
import { matches } from './search/predicate.ts';
import { rankedIds, understand, type Search } from './search/search.queries.ts';
import type { Vocabulary } from './search/vocabulary.ts';

const COLUMNS = ['id', 'image', 'title', 'discount', 'rating', 'price', 'category'] as const;

export interface FoundProducts {
  /** Matches before paging (API-10). */
  readonly total: number;
  readonly products: Product[];
}

const conditions = (
  eb: ExpressionBuilder<Tables, 'products'>,
  query: ProductQuery,
  search: Search | null,
  engine: Engine,
): Expression<SqlBool> =>
  search ? eb.and([filters(eb, query), matches(engine, search.expression)]) : filters(eb, query);

async function countRows({ db, engine }: Database, query: ProductQuery, search: Search | null): Promise<number> {
  const counted = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll().as('n'))
    .where((eb) => conditions(eb, query, search, engine))
    .executeTakeFirstOrThrow();
  return Number(counted.n);
}

async function sumKeptCounts({ db }: Database, { category, rating }: ProductQuery): Promise<number> {
  let kept = db.selectFrom('product_counts').select((eb) => eb.fn.sum('n').as('n'));
  if (category.length > 0) kept = kept.where('category', 'in', category);
  if (rating.length > 0) kept = kept.where('rating', 'in', rating);
  return Number((await kept.executeTakeFirstOrThrow()).n ?? 0);
}

/** The kept counts answer at once whatever category and rating ask; only other conditions have to be counted. */
function countProducts(database: Database, query: ProductQuery, search: Search | null): Promise<number> {
  if (search && !isFiltered(query)) return Promise.resolve(search.found);
  return search || query.id.length > 0 ? countRows(database, query, search) : sumKeptCounts(database, query);
}

/**
 * Only the ids are sorted and skipped; the rows of one page are joined afterwards, so that a deep page stays cheap. The
 * join is written as a cross join because SQLite then begins with the page; left to itself it may read every product.
 * Products of one price keep id order in either direction.
 */
async function selectPage({ db, engine }: Database, query: ProductQuery, search: Search | null): Promise<Product[]> {
  const { limit, offset } = sliceOf(query);
  const direction = query._sort === 'price' ? (query._order ?? 'asc') : null;
  let page: SelectQueryBuilder<Tables, 'products', { id: number }> = db
    .selectFrom('products')
    .select('products.id')
    .where((eb) => conditions(eb, query, search, engine));
  if (direction) page = page.select('products.price').orderBy('products.price', direction);
  page = page.orderBy('products.id').limit(limit).offset(offset);
  let rows = db
    .selectFrom(page.as('page'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'page.id')
    .select(COLUMNS.map((column) => `products.${column}` as const));
  if (direction) rows = rows.orderBy(sql.ref('page.price'), direction);
  return (await rows.orderBy('page.id').execute()) as Product[];
}

/** The rows of these products, in this order. */
async function selectInOrder({ db }: Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('products').select(COLUMNS).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row as Product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Products that match the query, one page of them, and how many there are in all (API-02 to API-10). */
export async function findProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: () => Promise<Vocabulary>,
): Promise<FoundProducts> {
  const text = query.q?.trim() ?? '';
  const search = text === '' ? null : await understand(database, text, await vocabulary());
  if (text !== '' && search === null) return { total: 0, products: [] };
  const total = await countProducts(database, query, search);
  if (total === 0) return { total, products: [] };
  // A search has its best match first unless the price is to decide.
  const products =
    search && query._sort === undefined
      ? await selectInOrder(database, await rankedIds(database, query, search, sliceOf(query)))
      : await selectPage(database, query, search);
  return { total, products };
}

/** One product, or undefined where no product has the number. */
export const findProduct = ({ db }: Pick<Database, 'db'>, id: number): Promise<Product | undefined> =>
  db.selectFrom('products').select(COLUMNS).where('id', '=', id).executeTakeFirst() as Promise<Product | undefined>;
