const pageSize = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz';
const categories = ['vitamins', 'nutrition', 'personalCare', 'skinCare', 'ayurveda'];

/** Returns a random whole number from 0 to `count - 1`. */
const below = (count: number): number => Math.floor(Math.random() * count);
/** Returns a random one of the texts, or of the letters of a text. */
const one = (texts: string | readonly string[]): string => texts[below(texts.length)] ?? '';
const pageOf = (products: number): number => 1 + below(Math.ceil(products / pageSize));

/** Returns the path of a random page of a list of `products` products, without a filter. */
export const anyPage = (products: number): string => `/products?_page=${pageOf(products)}&_limit=${pageSize}`;

/**
 * Returns the path of a page as a shopper opens it: one of the first thirty, in half of the calls with a filter, and in
 * half with an order.
 */
export const shopperPage = (products: number): string => {
  const page = 1 + below(Math.min(30, products / pageSize / categories.length));
  const filter = below(2) ? `&category=${one(categories)}` : '';
  const order = below(2) ? '&_sort=price&_order=asc' : '';
  // The unknown parameter keeps the response out of the cache.
  return `/products?_page=${page}&_limit=${pageSize}${filter}${order}&never=${Math.random()}`;
};

/** Returns the path of a search for fifty words of one letter each. */
export const longSearch = (): string =>
  `/products?q=${Array.from({ length: 50 }, () => one(letters)).join('+')}&_page=1&_limit=${pageSize}`;

/** Returns the path of a page far from the start, with two categories, three ratings and an order. */
export const deepPage = (products: number): string => {
  // The filters leave fewer products, so the last pages of the whole list would be empty.
  const page = Math.ceil(pageOf(products) / 3);
  const categoryFilter = `category=${one(categories)}&category=${one(categories)}`;
  const ratingFilter = `rating=${1 + below(2)}&rating=3&rating=${4 + below(2)}`;
  const order = '_sort=price&_order=desc';
  return `/products?_page=${page}&_limit=${pageSize}&${categoryFilter}&${ratingFilter}&${order}&never=${Math.random()}`;
};
