import { policy } from '@niramaya/contract';
import { wordsInOrder } from '@niramaya/search';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit, type ClientRateLimitInfo, type Options } from 'express-rate-limit';
import { isUser } from '../auth/caller.ts';
import { countedSearchText } from './counted-search.ts';
import { HttpProblem } from './http-problem.ts';

/**
 * The checks of the library that are off. It would log an error if a client sends one of these headers and no proxy is
 * trusted. Any client can send them, and the setting 'trust proxy' decides which networks are believed.
 */
const trustedBySetting = { xForwardedForHeader: false, forwardedHeader: false };

/**
 * Returns middleware that allows `limit` requests a minute. The middleware throws HttpProblem 429 with this detail.
 *
 * @param options They replace the options above them, and not the two below.
 */
const createLimit = (limit: number, detail: string, options: Partial<Options> = {}): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    ...options,
    validate: trustedBySetting,
    handler: () => {
      throw new HttpProblem('too-many-requests', detail);
    },
  });

/**
 * Counts points, because the library's own stores count 1 for each request. The library passes only a key, so the key
 * is the points and the address, with a space between them: '3 192.0.2.7'. The methods `decrement` and `resetKey` would
 * need the address alone. The library does not call them, since no limit here sets `skipFailedRequests` or
 * `skipSuccessfulRequests`.
 */
class PointStore extends MemoryStore {
  override async increment(pointsAndKey: string): Promise<ClientRateLimitInfo> {
    const [points, key = ''] = pointsAndKey.split(' ');
    const counted = await super.increment(key);
    // `increment` has put this client into `current`. The check is for the type of the map.
    const client = this.current.get(key);
    if (client === undefined) return counted;
    client.totalHits += Number(points) - 1;
    return client;
  }
}

/** Works as `createLimit`, for requests that together cost at most `limit` points a minute. */
const createPointLimit = (
  limit: number,
  detail: string,
  pointsOf: (request: Request) => number,
  options: Partial<Options> = {},
): RequestHandler =>
  createLimit(limit, detail, {
    store: new PointStore(),
    // A request counts at most the whole limit. With more points it would be refused for ever.
    keyGenerator: (request) => `${Math.min(limit, pointsOf(request))} ${ipKeyGenerator(request.ip ?? '')}`,
    ...options,
  });

/** This many products before a page cost one point. */
const PRODUCTS_A_POINT = 250;
/**
 * The most points of a page, those of 250,000 products. A page far behind the end of the catalogue reads no more than
 * the catalogue, and must not use up the limit of all people behind one address.
 */
const MAX_POINTS_OF_PAGE = 1_000;

/**
 * Returns the whole number in a parameter, or 1 for the number 0, or `fallback` for anything else. The schema has not
 * validated the query yet, so the value may be anything.
 */
const positiveOr = (fallback: number, value: unknown): number => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
  return Math.max(1, number);
};

/**
 * Returns 1 for a page. With filters it is one more for each 250 products before the page, which the database reads,
 * and at most `MAX_POINTS_OF_PAGE`. Without filters a page costs one point: SQLite skips the products before it
 * quickly, and PostgreSQL reads deep pages on two connections only (`MAX_SLOW_READS` in `open-postgres.ts`).
 */
function pointsOfPage({ query: { _page, _limit, q, category, rating } }: Request): number {
  const isFiltered = category !== undefined || rating !== undefined;
  const isSearch = typeof q === 'string' && q.trim() !== '';
  // A search lists only its first matches, so it has no deep pages.
  if (isSearch || !isFiltered) return 1;
  const productsBefore = (positiveOr(1, _page) - 1) * positiveOr(policy.pageSize, _limit);
  return Math.min(MAX_POINTS_OF_PAGE, 1 + Math.floor(productsBefore / PRODUCTS_A_POINT));
}

/** A search of up to this many words costs one point. Shoppers rarely type more. */
const WORDS_OF_ONE_POINT = 4;

/** Returns 1 for a search text, and one more for each word after its fourth. */
const pointsOfText = (text: string): number => Math.max(1, wordsInOrder(text).length - WORDS_OF_ONE_POINT + 1);

/** Returns the points of the search of a request and of the search that it wants counted. A request without any costs 1. */
function pointsOfSearches(request: Request): number {
  const { q } = request.query;
  const texts = [typeof q === 'string' ? q : null, countedSearchText(request)].filter((text) => text !== null);
  return Math.max(
    1,
    texts.reduce((sum, text) => sum + pointsOfText(text), 0),
  );
}

/**
 * Returns middleware that allows an address reads of `limit` points in all a minute. Of an IPv6 address the first 56
 * bits count, and each process counts by itself. The middleware throws HttpProblem 429 with `Retry-After`.
 */
export const limitReads = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many requests in a short time, please wait a moment.', pointsOfPage);

/**
 * Works as `limitReads`, for searches and for counts of searches (`COUNTED_TEXT_HEADER`), which cost the database far
 * more than other reads. Other requests do not count.
 */
export const limitSearches = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many searches in a short time, please wait a moment.', pointsOfSearches, {
    skip: (request) => request.query.q === undefined && countedSearchText(request) === null,
  });

/** Works as `limitReads`, for sitemaps. Each costs one point for every 250 of its `products`. */
export const limitSitemaps = (limit: number, products: number): RequestHandler =>
  createPointLimit(limit, 'Too many requests in a short time.', () => Math.ceil(products / PRODUCTS_A_POINT));

/**
 * Returns middleware that counts the requests of an address and refuses none. For each request above `limit` a minute it
 * sets `response.locals.isAboveLimit`. Requests for which `skip` returns true are not counted.
 */
export const countRequests = (limit: number, skip: Options['skip']): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    skip,
    validate: trustedBySetting,
    handler: (_request, response, next) => {
      response.locals.isAboveLimit = true;
      next();
    },
  });

const TOO_MANY_WRITES = 'Too many changes in a short time, please wait a minute.';

/**
 * Returns middleware that allows an address `limit` writes a minute in each process. The middleware throws HttpProblem
 * 429.
 */
export const limitWrites = (limit: number): RequestHandler => createLimit(limit, TOO_MANY_WRITES);

/**
 * Returns middleware that allows a signed-in user `limit` writes a minute in each process, from all addresses together.
 * It comes after `identifyCaller`, which always sets `response.locals.owner` or throws. The middleware throws
 * HttpProblem 429.
 */
export const limitWritesOfUser = (limit: number): RequestHandler =>
  createLimit(limit, TOO_MANY_WRITES, {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
