import type { Filters } from './filters';

export interface ListingArgs extends Filters {
  /** Counts from 1. */
  readonly page: number;
  /** Products per page. */
  readonly limit: number;
}

/**
 * Returns the query of the listing call, with its question mark (API-03 to API-09). The call sends `q` only for a
 * search. It sends `_sort` and `_order` only when an order is set (API-06, AMB-57).
 */
export function listingQuery({ text, categories, ratings, order, page, limit }: ListingArgs): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  categories.forEach((category) => query.append('category', category));
  ratings.forEach((rating) => query.append('rating', String(rating)));
  if (order !== null) {
    query.set('_sort', 'price');
    query.set('_order', order);
  }
  query.set('_page', String(page));
  query.set('_limit', String(limit));
  return `?${query}`;
}
