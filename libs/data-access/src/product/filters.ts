import { PRODUCT_CATEGORIES, PRODUCT_RATINGS } from '@niramaya/contract';
import type { ProductCategory, ProductRating } from '@niramaya/contract';
import { searchTextOf } from './search-text';

/** `null` is the choice All (CONST-51); `asc` is price low to high (CONST-52), `desc` high to low (CONST-53). */
export type SortOrder = 'asc' | 'desc' | null;

/** The filters of the listing, as the address carries them (STATE-51 to STATE-53). */
export interface Filters {
  /** The search text; empty without a search. */
  readonly text: string;
  readonly categories: readonly ProductCategory[];
  readonly ratings: readonly ProductRating[];
  readonly order: SortOrder;
}

export const noFilters: Filters = { text: '', categories: [], ratings: [], order: null };

/** Reads the filters from the address. Unknown values are dropped, and repeated values count once. */
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

/**
 * Writes the filters for the address. The query has `q` only for a search and `order` only if one is set. It repeats
 * `category` and `rating`.
 */
export function writeFilters({ text, categories, ratings, order }: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  categories.forEach((category) => query.append('category', category));
  ratings.forEach((rating) => query.append('rating', String(rating)));
  if (order !== null) query.set('order', order);
  return query;
}
