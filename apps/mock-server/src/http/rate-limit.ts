import { COUNT_SEARCH_HEADER, policy } from '@niramaya/contract';
import { wordsInOrder } from '@niramaya/search';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit, type ClientRateLimitInfo, type Options } from 'express-rate-limit';
import { isUser } from '../auth/caller.ts';
import { HttpProblem } from './http-problem.ts';

/** Returns a limit of `limit` requests a minute, which throws HttpProblem 429 with this detail. */
const createLimit = (limit: number, detail: string, options: Partial<Options> = {}): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    ...options,
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: () => {
      throw new HttpProblem('too-many-requests', detail);
    },
  });

/**
 * Counts points, because the library's own stores count 1 for each request. The library passes only a key, so the key
 * is the points and the address, with a space between them: '3 192.0.2.7'.
 */
class PointStore extends MemoryStore {
  override async increment(pointsAndKey: string): Promise<ClientRateLimitInfo> {
    const [points, key = ''] = pointsAndKey.split(' ');
    const counted = await super.increment(key);
    const client = this.current.get(key);
    if (client === undefined) return counted;
    client.totalHits += Number(points) - 1;
    return client;
  }
}

const createPointLimit = (
  limit: number,
  detail: string,
  pointsOf: (query: Request['query']) => number,
  options: Partial<Options> = {},
): RequestHandler =>
  createLimit(limit, detail, {
    store: new PointStore(),
    // A request counts at most the whole limit. With more points it would be refused for ever.
    keyGenerator: ({ query, ip = '' }) => `${Math.min(limit, pointsOf(query))} ${ipKeyGenerator(ip)}`,
    ...options,
  });

/** The products before a page that cost one point. */
const PRODUCTS_A_POINT = 250;
/**
 * The most points of a page, those of 250,000 products. A page far behind the end of the catalogue reads no more than the
 * catalogue, and must not use up the limit of all people behind one address.
 */
const MAX_POINTS_OF_PAGE = 1_000;

/**
 * Returns the number of a parameter, at least 1. The schema has not validated the query yet, so the value may be
 * anything.
 */
const wholeNumber = (value: unknown, otherwise: number): number => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : otherwise;
  return Math.max(1, number);
};

/**
 * Returns 1 for a page. With filters it is one more for each 250 products before the page, which the database reads,
 * and at most `MAX_POINTS_OF_PAGE`. Without filters SQLite skips them quickly, and PostgreSQL has only two connections
 * for such pages, so those cost one point.
 */
function pointsOfPage({ _page, _limit, q, category, rating }: Request['query']): number {
  const isFiltered = category !== undefined || rating !== undefined;
  const isSearch = typeof q === 'string' && q.trim() !== '';
  const before = (wholeNumber(_page, 1) - 1) * wholeNumber(_limit, policy.pageSize);
  // A search lists only its first matches, so it has no deep pages.
  return isSearch || !isFiltered ? 1 : Math.min(MAX_POINTS_OF_PAGE, 1 + Math.floor(before / PRODUCTS_A_POINT));
}

/** Shoppers rarely search for more words. */
const WORDS_OF_ONE_POINT = 4;

/** Returns 1 for a search, and one more for each word after its fourth. */
const pointsOfSearch = ({ q }: Request['query']): number =>
  Math.max(1, wordsInOrder(typeof q === 'string' ? q : '').length - WORDS_OF_ONE_POINT + 1);

/**
 * Returns middleware that allows an address `limit` points of reads a minute. Of an IPv6 address the first 56 bits
 * count, and each process counts by itself. Throws HttpProblem 429 with `Retry-After`.
 */
export const limitReads = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many requests in a short time, please wait a moment.', pointsOfPage);

/**
 * Works as `limitReads`, for searches and counts of searches, which cost the database far more than other reads. Other
 * requests do not count.
 */
export const limitSearches = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many searches in a short time, please wait a moment.', pointsOfSearch, {
    skip: ({ query: { q }, headers }) => q === undefined && headers[COUNT_SEARCH_HEADER] === undefined,
  });

/**
 * Works as `limitReads`, for sitemaps of so many products each. A sitemap costs as much as the last one of so many products
 * on a page with filters.
 */
export const limitSitemaps = (limit: number, products: number): RequestHandler =>
  createPointLimit(limit, 'Too many requests in a short time.', () => Math.ceil(products / PRODUCTS_A_POINT));

const TOO_MANY_WRITES = 'Too many changes in a short time, please wait a minute.';

/** Returns middleware that allows an address `limit` writes a minute in each process. Throws HttpProblem 429. */
export const limitWrites = (limit: number): RequestHandler => createLimit(limit, TOO_MANY_WRITES);

/**
 * Returns middleware that allows a signed-in user `limit` writes a minute in each process, from all addresses together.
 * It comes after `identifyCaller`. Throws HttpProblem 429.
 */
export const limitWritesOfUser = (limit: number): RequestHandler =>
  createLimit(limit, TOO_MANY_WRITES, {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
