import { policy, type ProductQuery } from '@niramaya/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Whether a category, a rating or an id narrows the list. */
export const isFiltered = ({ category, rating, id }: ProductQuery): boolean =>
  category.length + rating.length + id.length > 0;

/** A product meets any value of a filter and every filter that is set (AMB-56). */
export function filters(
  eb: ExpressionBuilder<Tables, 'products'>,
  { category, rating, id }: ProductQuery,
): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [];
  if (category.length > 0) all.push(eb('products.category', 'in', category));
  if (rating.length > 0) all.push(eb('products.rating', 'in', rating));
  if (id.length > 0) all.push(eb('products.id', 'in', id));
  return eb.and(all);
}

/** Which rows to skip and take. */
export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Neither `_page` nor `_limit`: the whole list, as long as it is bearable. */
export function sliceOf({ _page, _limit }: ProductQuery): Slice {
  if (_page === undefined && _limit === undefined) return { limit: policy.maxPageSize, offset: 0 };
  const limit = _limit ?? policy.pageSize;
  return { limit, offset: ((_page ?? 1) - 1) * limit };
}
