import { apiPaths, productQuerySchema } from '@niramaya/contract';
import type { Request } from 'express';
import { addressFault } from './check-address.ts';
import { RecentResults } from './recent-results.ts';

/** Addresses of the catalogue whose response ignores the query. */
const WITHOUT_QUERY = new Set<string>([apiPaths.topBrands, apiPaths.offers]);
const ONE_PRODUCT = /^\/products\/[1-9]\d{0,8}$/;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].sort();

/**
 * Returns the same text for two queries that request the same products in the same order. It returns null for an
 * invalid query.
 */
function productsAsked(query: unknown): string | null {
  const parsed = productQuerySchema.safeParse(query);
  if (!parsed.success) return null;
  const { category, rating, id, q, _sort, _order, _page, _limit } = parsed.data;
  return JSON.stringify([distinct(category), distinct(rating), distinct(id), q, _sort, _order, _page, _limit]);
}

/** Returns what is requested, in the API's own names. It returns null if the response must not be cached. */
function whatIsAsked(request: Request): string | null {
  const { path, url } = request;
  if (addressFault(url) !== null) return null;
  if (path !== apiPaths.products) return WITHOUT_QUERY.has(path) || ONE_PRODUCT.test(path) ? path : null;
  const products = productsAsked(request.query);
  return products === null ? null : `${path} ${products}`;
}

/**
 * Creates a function that returns the cache key of a request. The key has all that a response depends on besides the
 * catalogue. That is the requested content, the chosen encoding and the origin, if it is an allowed one. The function
 * returns null if the response must not be cached.
 */
export function createCacheKey(origins: readonly string[]): (request: Request) => string | null {
  const allowed = new Set(origins);
  const asked = new RecentResults<string | null>();
  return (request) => {
    if (request.method !== 'GET') return null;
    const { origin = '', 'accept-encoding': encoding = '' } = request.headers;
    const what = asked.get(request.url, () => whatIsAsked(request));
    return what === null ? null : [allowed.has(origin) ? origin : '', encoding, what].join('\n');
  };
}
