import type { Filters } from './filters';

export interface ListingArgs extends Filters {
  readonly page: number;
  readonly limit: number;
}

/** Returns the query string of `GET /products` for one page. */
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
