import { apiPaths, productQuerySchema } from '@niramaya/contract';
import type { Request } from 'express';
import { addressFault } from './check-address.ts';
import { RecentResults } from './recent-results.ts';

/** Addresses of the catalogue whose query, if any, changes nothing. */
const WITHOUT_QUERY = new Set<string>([apiPaths.topBrands, apiPaths.offers]);
const ONE_PRODUCT = /^\/products\/[1-9]\d{0,8}$/;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)].sort();

/** Two queries that ask for the same products in the same order have the same text; null where it is to be refused. */
function productsAsked(query: unknown): string | null {
  const parsed = productQuerySchema.safeParse(query);
  if (!parsed.success) return null;
  const { category, rating, id, q, _sort, _order, _page, _limit } = parsed.data;
  return JSON.stringify([distinct(category), distinct(rating), distinct(id), q, _sort, _order, _page, _limit]);
}

/** What is asked, in the names that the API knows. Null where the response is not to be cached. */
function whatIsAsked(request: Request): string | null {
  const { path, url } = request;
  if (addressFault(url) !== null) return null;
  if (path !== apiPaths.products) return WITHOUT_QUERY.has(path) || ONE_PRODUCT.test(path) ? path : null;
  const products = productsAsked(request.query);
  return products === null ? null : `${path} ${products}`;
}

/**
 * Makes keys of all that a response of the catalogue depends on beside the catalogue: what is asked, the encoding that
 * was chosen, and the origin, if it is one that may call. Null where nothing is to be cached.
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
