import { PRODUCT_CATEGORIES, PRODUCT_RATINGS } from '@niramaya/contract';
import type { ProductCategory, ProductRating } from '@niramaya/contract';
import { searchTextOf } from './search-text';

export type SortOrder = 'asc' | 'desc' | null;

export interface Filters {
  readonly text: string;
  readonly categories: readonly ProductCategory[];
  readonly ratings: readonly ProductRating[];
  readonly order: SortOrder;
}

export const noFilters: Filters = { text: '', categories: [], ratings: [], order: null };

/** Returns the filters in a query; ignores unknown values. */
export function readFilters(query: URLSearchParams): Filters {
  const categories = query.getAll('category');
  const ratings = query.getAll('rating');
  const order = query.get('order');
  return {
    text: searchTextOf(query),
    categories: PRODUCT_CATEGORIES.filter((category) => categories.includes(category)),
    ratings: PRODUCT_RATINGS.filter((rating) => ratings.includes(String(rating))),
    order: order === 'asc' || order === 'desc' ? order : null,
  };
}

/** Returns a query that `readFilters` reads back. */
export function writeFilters({ text, categories, ratings, order }: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  categories.forEach((category) => query.append('category', category));
  ratings.forEach((rating) => query.append('rating', String(rating)));
  if (order !== null) query.set('order', order);
  return query;
}
