import {
  oneLine,
  policy,
  PRODUCT_CATEGORIES,
  PRODUCT_RATINGS,
  type ProductCategory,
  type ProductRating,
} from '@niramaya/contract';

/** Returns the typed text as the search uses it: on one line, without spaces around it, within the limit of the API. */
export const searchText = (typed: string): string => oneLine(typed.trim().slice(0, policy.longestSearch));

/** Returns the query string of an address with this search text, without '?'. */
export const searchQuery = (text: string): string => new URLSearchParams({ q: text }).toString();

/** Returns the search text of an address, or empty text. */
export const searchTextOf = (query: URLSearchParams): string => searchText(query.get('q') ?? '');

/** The order by price: cheapest first (`asc`) or dearest first (`desc`). Null is the order of the API. */
export type SortOrder = 'asc' | 'desc' | null;

/** What the listing shows. Empty text and empty lists filter nothing. */
export interface Filters {
  readonly text: string;
  readonly categories: readonly ProductCategory[];
  readonly ratings: readonly ProductRating[];
  readonly order: SortOrder;
}

/** The filters of a listing that shows everything. */
export const noFilters: Filters = { text: '', categories: [], ratings: [], order: null };

/** Returns the filters of an address. Unknown values are ignored, because a shopper may type anything there. */
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

/** Returns the query of the address that `readFilters` reads back. */
export function writeFilters({ text, categories, ratings, order }: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  categories.forEach((category) => query.append('category', category));
  ratings.forEach((rating) => query.append('rating', String(rating)));
  if (order !== null) query.set('order', order);
  return query;
}

/** The argument of `useGetProductsQuery`. `page` starts from 1; `limit` is the number of products of a page. */
export interface ListingArgs extends Filters {
  readonly page: number;
  readonly limit: number;
  /**
   * A search text that does not filter the page. A listing that a shopper opens from a topic, such as a concern, has
   * all products, and offers this search with the number of its matches, which the same request counts.
   */
  readonly countedSearchText?: string;
}

/** Returns the query string of `GET /products` for one page, with '?'. The API sorts by price alone. */
export function listingQuery({ page, limit, order, ...filters }: ListingArgs): string {
  const query = writeFilters({ ...filters, order: null });
  if (order !== null) {
    query.set('_sort', 'price');
    query.set('_order', order);
  }
  query.set('_page', String(page));
  query.set('_limit', String(limit));
  return `?${query}`;
}
