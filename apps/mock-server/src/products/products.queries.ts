import { policy, type Product, type ProductQuery } from '@niramaya/contract';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
import type { Database, Engine } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { interpretations, type Interpretation } from './search/interpret.ts';
import { hits, matches, opensWith, score } from './search/predicate.ts';
import type { Vocabulary } from './search/vocabulary.ts';

const COLUMNS = ['id', 'image', 'title', 'discount', 'rating', 'price', 'category'] as const;

export interface FoundProducts {
  /** Matches before paging (API-10). */
  readonly total: number;
  readonly products: Product[];
}

/** A search that was understood, and how many products of the whole catalogue it finds. */
interface Search {
  readonly interpretation: Interpretation;
  readonly found: number;
}

/** Above this many, titles that fit equally well are in id order: nobody reads on, and each would have to be read first. */
const FINELY_RANKED_UP_TO = 2_000;

const isFiltered = ({ category, rating, id }: ProductQuery): boolean => category.length + rating.length + id.length > 0;

/** A product meets any value of a filter and every filter that is set (AMB-56). */
function conditions(
  eb: ExpressionBuilder<Tables, 'products'>,
  { category, rating, id }: ProductQuery,
  search: Search | null,
  engine: Engine,
): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [];
  if (category.length > 0) all.push(eb('products.category', 'in', category));
  if (rating.length > 0) all.push(eb('products.rating', 'in', rating));
  if (id.length > 0) all.push(eb('products.id', 'in', id));
  if (search) all.push(matches(engine, search.interpretation));
  return eb.and(all);
}

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

async function countHits({ db, engine }: Database, interpretation: Interpretation): Promise<number> {
  const counted = await db
    .selectFrom(hits(engine, interpretation).as('hits'))
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(counted.n);
}

/** The kept counts answer at once whatever category and rating ask; only other conditions have to be counted. */
function countProducts(database: Database, query: ProductQuery, search: Search | null): Promise<number> {
  if (search && !isFiltered(query)) return Promise.resolve(search.found);
  return search || query.id.length > 0 ? countRows(database, query, search) : sumKeptCounts(database, query);
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
function sortKeys({ _sort, _order }: ProductQuery, search: Search | null, engine: Engine): SortKey[] {
  if (_sort === 'price') return [{ value: sql.ref('products.price'), direction: _order === 'desc' ? 'desc' : 'asc' }];
  if (search === null) return [];
  const fit = score(engine, search.interpretation);
  const coarse: SortKey[] = fit ? [{ value: fit, direction: 'desc' }] : [];
  if (search.found > FINELY_RANKED_UP_TO) return coarse;
  return [
    ...coarse,
    { value: opensWith(search.interpretation), direction: 'desc' },
    { value: sql`length(products.search_words)`, direction: 'asc' },
  ];
}

type Candidates = SelectQueryBuilder<Tables, 'products', object>;

/** What a page is cut from: products, or for a search that finds very many and asks nothing else of them, their ids alone. */
function candidates({ db, engine }: Database, query: ProductQuery, search: Search | null): Candidates {
  const idsSuffice = search && search.found > FINELY_RANKED_UP_TO && !isFiltered(query) && query._sort === undefined;
  if (idsSuffice) return db.selectFrom(hits(engine, search.interpretation).as('products')) as unknown as Candidates;
  return db.selectFrom('products').where((eb) => conditions(eb, query, search, engine));
}

/**
 * Only the ids are sorted and skipped; the rows of one page are joined afterwards, so that a deep page stays cheap. The
 * join is written as a cross join because SQLite then begins with the page; left to itself it may read every product.
 * Products that are equal in the order asked for keep id order in either direction.
 */
async function selectPage(database: Database, query: ProductQuery, search: Search | null): Promise<Product[]> {
  const { db, engine } = database;
  const { limit, offset } = pageOf(query);
  const keys = sortKeys(query, search, engine).map((key, index) => ({ ...key, name: `key_${index}` }));
  let page = candidates(database, query, search).select('products.id');
  for (const { value, name } of keys) page = page.select(value.as(name));
  for (const { value, direction } of keys) page = page.orderBy(value, direction);
  page = page.orderBy('products.id').limit(limit).offset(offset);
  let rows = db
    .selectFrom(page.as('page'))
    .crossJoin('products')
    .whereRef('products.id', '=', 'page.id')
    .select(COLUMNS.map((column) => `products.${column}` as const));
  for (const { name, direction } of keys) rows = rows.orderBy(sql.ref(`page.${name}`), direction);
  return (await rows.orderBy('page.id').execute()) as Product[];
}

/** The first interpretation that finds anything in the whole catalogue; filters narrow it, they do not loosen it. */
async function understand(database: Database, attempts: Iterable<Interpretation>): Promise<Search | null> {
  for (const interpretation of attempts) {
    const found = await countHits(database, interpretation);
    if (found > 0) return { interpretation, found };
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
