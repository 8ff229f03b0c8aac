import { policy, type ProductQuery } from '@niramaya/contract';
import { sql, type Expression, type SqlBool } from 'kysely';

export const isFiltered = ({ category, rating, id }: ProductQuery): boolean =>
  category.length + rating.length + id.length > 0;

const COLUMNS = ['category', 'rating', 'id'] as const;

/** Returns an SQL condition; always true without filters. */
export function filters(query: ProductQuery, table: 'products' | 'product_counts' = 'products'): Expression<SqlBool> {
  const set = COLUMNS.filter((column) => query[column].length > 0);
  const met = set.map((column) => sql`${sql.ref(`${table}.${column}`)} in (${sql.join(query[column])})`);
  return met.length > 0 ? sql`(${sql.join(met, sql` and `)})` : sql`1 = 1`;
}

/** Without `_page` and `_limit`, returns the largest page. */
export function sliceOf({ _page, _limit }: ProductQuery) {
  if (_page === undefined && _limit === undefined) return { limit: policy.maxListLength, offset: 0 };
  const limit = _limit ?? policy.pageSize;
  return { limit, offset: ((_page ?? 1) - 1) * limit };
}
