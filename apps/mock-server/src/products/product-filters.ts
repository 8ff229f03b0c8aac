import { policy, type ProductQuery } from '@niramaya/contract';
import { sql, type Expression, type SqlBool } from 'kysely';

/** True if the query has a category, a rating or an id. */
export const isFiltered = ({ category, rating, id }: ProductQuery): boolean =>
  category.length + rating.length + id.length > 0;

const FILTER_COLUMNS = ['category', 'rating', 'id'] as const;

/** Returns the filters of the query as an SQL condition on the table. Without filters the condition is always true. */
export function filters(query: ProductQuery, table: 'products' | 'product_counts' = 'products'): Expression<SqlBool> {
  const set = FILTER_COLUMNS.filter((column) => query[column].length > 0);
  const conditions = set.map((column) => sql`${sql.ref(`${table}.${column}`)} in (${sql.join(query[column])})`);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`1 = 1`;
}

/**
 * Returns the page of the query as `limit` and `offset`, in products. Without `_page` and `_limit` it is the whole
 * list.
 */
export function sliceOf({ _page, _limit }: ProductQuery) {
  if (_page === undefined && _limit === undefined) return { limit: policy.maxListLength, offset: 0 };
  const limit = _limit ?? policy.pageSize;
  return { limit, offset: ((_page ?? 1) - 1) * limit };
}
