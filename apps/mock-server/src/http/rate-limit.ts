import { policy } from '@niramaya/contract';
import { wordsInOrder } from '@niramaya/search';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, MemoryStore, rateLimit, type ClientRateLimitInfo, type Options } from 'express-rate-limit';
import { isUser } from '../auth/caller.ts';
import { HttpProblem } from './http-problem.ts';

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

/** Counts points: the library's stores count one for each request. The key is `points address`. */
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
    // A single request never uses up more than the whole limit.
    keyGenerator: ({ query, ip = '' }) => `${Math.min(limit, pointsOf(query))} ${ipKeyGenerator(ip)}`,
    ...options,
  });

const PRODUCTS_A_POINT = 250;

const wholeNumber = (value: unknown, otherwise: number): number => {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : otherwise;
  return Math.max(1, number);
};

/** A page costs one point; with filters one more for each 250 products before it, which the database reads. */
function pointsOfPage({ _page, _limit, q, category, rating }: Request['query']): number {
  const isFiltered = category !== undefined || rating !== undefined;
  const isSearch = typeof q === 'string' && q.trim() !== '';
  const before = (wholeNumber(_page, 1) - 1) * wholeNumber(_limit, policy.pageSize);
  // A search lists no more than its first matches.
  return isSearch || !isFiltered ? 1 : 1 + Math.floor(before / PRODUCTS_A_POINT);
}

/** Of so many words are the searches of shoppers. */
const WORDS_OF_ONE_POINT = 4;

/** A search costs one point, and one more for each word after its fourth. */
const pointsOfSearch = ({ q }: Request['query']): number =>
  Math.max(1, wordsInOrder(typeof q === 'string' ? q : '').length - WORDS_OF_ONE_POINT + 1);

/** In points, per address (IPv6: /56) and process; throws HttpProblem 429. */
export const limitReads = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many requests in a short time, please wait a moment.', pointsOfPage);

/** As `limitReads`: a search costs far more than other reads. */
export const limitSearches = (limit: number): RequestHandler =>
  createPointLimit(limit, 'Too many searches in a short time, please wait a moment.', pointsOfSearch, {
    skip: ({ query: { q } }) => q === undefined,
  });

const TOO_MANY_WRITES = 'Too many changes in a short time, please wait a minute.';

/** In requests, per address (IPv6: /56) and process; throws HttpProblem 429. */
export const limitWrites = (limit: number): RequestHandler => createLimit(limit, TOO_MANY_WRITES);

/** Counts a user's writes from every address; throws HttpProblem 429. */
export const limitWritesOfUser = (limit: number): RequestHandler =>
  createLimit(limit, TOO_MANY_WRITES, {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
