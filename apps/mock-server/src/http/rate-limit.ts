import { policy } from '@niramaya/contract';
import { wordsInOrder } from '@niramaya/search';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit, type ClientRateLimitInfo, type Options } from 'express-rate-limit';
import { isUser } from '../auth/caller.ts';
import { countedSearchText } from './counted-search.ts';
import { HttpProblem } from './http-problem.ts';

/**
 * The checks of express-rate-limit that are off. They log an error for each request with the header `X-Forwarded-For`
 * or `Forwarded` while Express trusts no proxy. Any client can send these headers, and Express ignores them unless its
 * setting 'trust proxy' covers the sender.
 */
const checksThatAreOff = { xForwardedForHeader: false, forwardedHeader: false };

/**
 * Returns middleware that allows `limit` requests a minute. It throws HttpProblem 429 with `detail` as the text, and
 * sets `Retry-After`.
 *
 * @param options replace the defaults, except `validate` and `handler`
 */
const createLimit = (limit: number, detail: string, options: Partial<Options> = {}): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    ...options,
    validate: checksThatAreOff,
    handler: () => {
      throw new HttpProblem('too-many-requests', detail);
    },
  });

/**
 * Counts points, because the library's own stores count 1 for each request. `increment` receives only a key, so
 * `createPointLimit` writes the points before it: '3 192.0.2.7'. Only the rest is the key under which the points are
 * counted. The methods `decrement` and `resetKey` would need the address alone. The library does not call them, since
 * no limit here sets `skipFailedRequests` or `skipSuccessfulRequests`.
 */
class PointStore extends MemoryStore {
  override async increment(pointsAndKey: string): Promise<ClientRateLimitInfo> {
    const [points, key = ''] = pointsAndKey.split(' ');
    const counted = await super.increment(key);
    // `increment` has put this client into `current`, which TypeScript does not know.
    const client = this.current.get(key);
    if (client === undefined) return counted;
    client.totalHits += Number(points) - 1;
    return client;
  }
}

/**
 * Works as `createLimit`, for requests that together cost at most `limit` points a minute. A point is a unit of work of
 * the database, see `PRODUCTS_PER_POINT` and `WORDS_OF_FIRST_POINT`.
 *
 * @param pointsOf returns the points of a request
 * @param options as for `createLimit`, except `store` and `keyGenerator`, which count the points
 */
const createPointLimit = (
  limit: number,
  detail: string,
  pointsOf: (request: Request) => number,
  options: Partial<Omit<Options, 'store' | 'keyGenerator'>> = {},
): RequestHandler =>
  createLimit(limit, detail, {
    store: new PointStore(),
    // A request counts at most the whole limit. With more points it would be refused for ever.
    keyGenerator: (request) => `${Math.min(limit, pointsOf(request))} ${ipKeyGenerator(request.ip ?? '')}`,
    ...options,
  });

/** The number of products that the database may read for one point. */
const PRODUCTS_PER_POINT = 250;
/**
 * The most points that one page can cost, which is reached about 250,000 products deep. A page far behind the end of
 * the catalogue reads no more than the catalogue, and must not use up the limit of all people behind one address.
 */
const MAX_POINTS_OF_PAGE = 1_000;

/**
 * Returns the whole number of up to nine digits in a parameter, or 1 for the number 0, or `fallback` for anything else.
 * The schema has not validated the query yet, so the value may be anything. The schema refuses the request later if the
 * value is no such number.
 */
const positiveOr = (fallback: number, value: unknown): number => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : fallback;
  return Math.max(1, number);
};

/**
 * Returns the points of a page of products. With filters it is 1, and one more for every `PRODUCTS_PER_POINT` products
 * before the page, because the database has to read these, and at most `MAX_POINTS_OF_PAGE`. Without filters a page
 * costs one point: SQLite skips the products before the page quickly, and PostgreSQL reads deep pages on two
 * connections only (`MAX_SLOW_READS` in `open-postgres.ts`).
 */
function pointsOfPage({ query: { _page, _limit, q, category, rating } }: Request): number {
  // These filters can have deep pages. A query for ids has at most 100 products.
  const isFiltered = category !== undefined || rating !== undefined;
  const isSearch = typeof q === 'string' && q.trim() !== '';
  // A search lists only its first matches, so it has no deep pages.
  if (isSearch || !isFiltered) return 1;
  const productsBefore = (positiveOr(1, _page) - 1) * positiveOr(policy.pageSize, _limit);
  return Math.min(MAX_POINTS_OF_PAGE, 1 + Math.floor(productsBefore / PRODUCTS_PER_POINT));
}

/**
 * A search of up to this many words costs one point, and each further word costs one more. Shoppers rarely type more.
 */
const WORDS_OF_FIRST_POINT = 4;

/** Returns the points of a search text. */
const pointsOfText = (text: string): number => Math.max(1, wordsInOrder(text).length - WORDS_OF_FIRST_POINT + 1);

/**
 * Returns the points of a request: those of its search (`q`), and those of the text whose matches it wants counted
 * (`COUNTED_TEXT_HEADER`). A request with neither costs 1, and so does one with several `q`, which the schema refuses.
 */
function pointsOfSearches(request: Request): number {
  const { q } = request.query;
  const texts = [typeof q === 'string' ? q : null, countedSearchText(request)].filter((text) => text !== null);
  return Math.max(
    1,
    texts.reduce((sum, text) => sum + pointsOfText(text), 0),
  );
}

/**
 * Returns middleware that allows each address reads worth `limit` points a minute. Of an IPv6 address the first 56 bits
 * count, and each process counts by itself. The middleware throws HttpProblem 429.
 */
export const limitReads = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many requests in a short time, please wait a moment.', pointsOfPage);

/**
 * Returns middleware that allows each address searches worth `limit` points a minute, by the number of their words.
 * They cost the database far more than other reads, which do not count here. The middleware throws HttpProblem 429.
 */
export const limitSearches = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many searches in a short time, please wait a moment.', pointsOfSearches, {
    skip: (request) => request.query.q === undefined && countedSearchText(request) === null,
  });

/**
 * Works as `limitReads`, for sitemaps. Each costs one point for every `PRODUCTS_PER_POINT` products in it.
 *
 * @param products the number of products in a full sitemap file
 */
export const limitSitemaps = (limit: number, products: number): RequestHandler =>
  createPointLimit(limit, 'Too many requests in a short time.', () => Math.ceil(products / PRODUCTS_PER_POINT));

/**
 * Returns middleware that counts the requests of an address and refuses none. For each request above `limit` a minute
 * it sets `response.locals.isAboveLimit`. Requests for which `skip` returns true are not counted.
 */
export const countRequests = (limit: number, skip: Options['skip']): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: false,
    legacyHeaders: false,
    skip,
    validate: checksThatAreOff,
    handler: (_request, response, next) => {
      response.locals.isAboveLimit = true;
      next();
    },
  });

const TOO_MANY_WRITES = 'Too many changes in a short time, please wait a minute.';

/**
 * Returns middleware that allows each address `limit` writes a minute in each process. The middleware throws
 * HttpProblem 429.
 */
export const limitWrites = (limit: number): RequestHandler => createLimit(limit, TOO_MANY_WRITES);

/**
 * Returns middleware that allows a signed-in user `limit` writes a minute in each process, from all addresses together.
 * The owner of a list may also be a guest, who is limited by `limitWrites` only. The middleware comes after
 * `identifyCaller`, which always sets `response.locals.owner` or throws. It throws HttpProblem 429.
 */
export const limitWritesOfUser = (limit: number): RequestHandler =>
  createLimit(limit, TOO_MANY_WRITES, {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
