import { policy, type ProductQuery } from '@niramaya/contract';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Engine } from '../database/database.ts';

/** Whether a category, a rating or an id filters the list. */
export const isFiltered = ({ category, rating, id }: ProductQuery): boolean =>
  category.length + rating.length + id.length > 0;

const COLUMNS = ['category', 'rating', 'id'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Whether a column has one of the values. PostgreSQL gets them as one array: one statement for any number of values.
 * SQLite has no arrays.
 */
function isAmong(engine: Engine, column: string, values: readonly (string | number)[]): Expression<SqlBool> {
  const ref = sql.ref(column);
  return engine === 'postgres' ? sql`${ref} = any(${values})` : sql`${ref} in (${sql.join(values)})`;
}

/**
 * Returns the filter conditions. A product matches any value of a filter, and every filter that is set (AMB-56).
 * @param table that has the columns; the stored counts have no `id`
 */
export function filters(
  engine: Engine,
  query: { readonly [column in Column]: readonly (string | number)[] },
  table: 'products' | 'product_counts' = 'products',
): Expression<SqlBool> {
  const set = COLUMNS.filter((column) => query[column].length > 0);
  const met = set.map((column) => isAmong(engine, `${table}.${column}`, query[column]));
  return met.length > 0 ? sql`(${sql.join(met, sql` and `)})` : sql`1 = 1`;
}

/** The rows to skip and to take. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Returns the rows to read. Without `_page` and `_limit` it is the whole list, up to the largest page size. */
export function sliceOf({ _page, _limit }: ProductQuery): Slice {
  if (_page === undefined && _limit === undefined) return { limit: policy.maxPageSize, offset: 0 };
  const limit = _limit ?? policy.pageSize;
  return { limit, offset: ((_page ?? 1) - 1) * limit };
}
