import { policy, type Product, type ProductQuery } from '@niramaya/contract';
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { interpretations, type Interpretation } from './search/interpret.ts';
import { matches, opensWith, score } from './search/predicate.ts';
import type { Vocabulary } from './search/vocabulary.ts';

const COLUMNS = ['id', 'image', 'title', 'discount', 'rating', 'price', 'category'] as const;

export interface FoundProducts {
  /** Matches before paging (API-10). */
  readonly total: number;
  readonly products: Product[];
}

type Filter = Pick<ProductQuery, 'category' | 'rating' | 'id'>;

/** A product meets any value of a filter and every filter that is set (AMB-56). */
function filters(
  eb: ExpressionBuilder<Tables, 'products'>,
  filter: Filter,
  search: Interpretation | null,
  engine: Database['engine'],
) {
  const conditions: Expression<SqlBool>[] = [];
  if (filter.category.length > 0) conditions.push(eb('products.category', 'in', filter.category));
  if (filter.rating.length > 0) conditions.push(eb('products.rating', 'in', filter.rating));
  if (filter.id.length > 0) conditions.push(eb('products.id', 'in', filter.id));
  if (search) conditions.push(matches(engine, search));
  return eb.and(conditions);
}

/** The kept counts answer at once whatever category and rating ask; only other conditions have to be counted. */
async function countProducts(
  { db, engine }: Database,
  query: ProductQuery,
  search: Interpretation | null,
): Promise<number> {
  if (search || query.id.length > 0) {
    const counted = await db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll().as('n'))
      .where((eb) => filters(eb, query, search, engine))
      .executeTakeFirstOrThrow();
    return Number(counted.n);
  }
  let kept = db.selectFrom('product_counts').select((eb) => eb.fn.sum('n').as('n'));
  if (query.category.length > 0) kept = kept.where('category', 'in', query.category);
  if (query.rating.length > 0) kept = kept.where('rating', 'in', query.rating);
  return Number((await kept.executeTakeFirstOrThrow()).n ?? 0);
}

/** Which rows to skip and take. Neither `_page` nor `_limit`: the whole list, as long as it is bearable. */
function pageOf({ _page, _limit }: ProductQuery): { limit: number; offset: number } {
  if (_page === undefined && _limit === undefined) return { limit: policy.maxPageSize, offset: 0 };
  const limit = _limit ?? policy.pageSize;
  return { limit, offset: ((_page ?? 1) - 1) * limit };
}

interface SortKey {
  readonly value: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

/** By price where asked; otherwise a search has its best match first, and everything else is in id order. */
function sortKeys(query: ProductQuery, search: Interpretation | null, engine: Database['engine']): SortKey[] {
  if (query._sort === 'price')
    return [{ value: sql.ref('products.price'), direction: query._order === 'desc' ? 'desc' : 'asc' }];
  if (search === null) return [];
  const fit = score(engine, search);
  return [
    ...(fit ? [{ value: fit, direction: 'desc' as const }] : []),
    { value: opensWith(search), direction: 'desc' },
    { value: sql`length(products.search_words)`, direction: 'asc' },
  ];
}

/**
 * Only the ids are sorted and skipped; the rows of one page are joined afterwards, so that a deep page stays cheap.
 * Products that are equal in the order asked for keep id order in either direction.
 */
async function selectPage(
  { db, engine }: Database,
  query: ProductQuery,
  search: Interpretation | null,
): Promise<Product[]> {
  const { limit, offset } = pageOf(query);
  const keys = sortKeys(query, search, engine).map((key, index) => ({ ...key, name: `key_${index}` }));
  let page = db
    .selectFrom('products')
    .select('products.id')
    .where((eb) => filters(eb, query, search, engine));
  for (const { value, name } of keys) page = page.select(value.as(name));
  for (const { value, direction } of keys) page = page.orderBy(value, direction);
  page = page.orderBy('products.id').limit(limit).offset(offset);
  let rows = db
    .selectFrom(page.as('page'))
    .innerJoin('products', 'products.id', 'page.id')
    .select(COLUMNS.map((column) => `products.${column}` as const));
  for (const { name, direction } of keys) rows = rows.orderBy(sql.ref(`page.${name}`), direction);
  return (await rows.orderBy('products.id').execute()) as Product[];
}

/** The first interpretation that finds anything in the whole catalogue; filters narrow it, they do not loosen it. */
async function understand(
  { db, engine }: Database,
  attempts: Iterable<Interpretation>,
): Promise<Interpretation | null> {
  for (const attempt of attempts) {
    const found = await db
      .selectFrom('products')
      .select('products.id')
      .where(matches(engine, attempt))
      .limit(1)
      .executeTakeFirst();
    if (found) return attempt;
  }
  return null;
}

/** Products that match the query, one page of them, and how many there are in all (API-02 to API-10). */
export async function findProducts(
  database: Database,
  query: ProductQuery,
  vocabulary: () => Promise<Vocabulary>,
): Promise<FoundProducts> {
  const text = query.q?.trim() ?? '';
  const search = text === '' ? null : await understand(database, interpretations(text, await vocabulary()));
  if (text !== '' && search === null) return { total: 0, products: [] };
  const total = await countProducts(database, query, search);
  const products = total === 0 ? [] : await selectPage(database, query, search);
  return { total, products };
}

/** One product, or undefined where no product has the number. */
export const findProduct = ({ db }: Pick<Database, 'db'>, id: number): Promise<Product | undefined> =>
  db.selectFrom('products').select(COLUMNS).where('id', '=', id).executeTakeFirst() as Promise<Product | undefined>;
