import type { RequestHandler } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
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

/** Per address (IPv6: /56) and process; throws HttpProblem 429. */
export const limitReads = (limit: number): RequestHandler =>
  createLimit(limit, 'Too many requests in a short time, please wait a moment.');

/** A search costs far more than other reads. */
export const limitSearches = (limit: number): RequestHandler =>
  createLimit(limit, 'Too many searches in a short time, please wait a moment.', {
    skip: ({ query: { q } }) => q === undefined,
  });

const TOO_MANY_WRITES = 'Too many changes in a short time, please wait a minute.';

/** As `limitReads`. */
export const limitWrites = (limit: number): RequestHandler => createLimit(limit, TOO_MANY_WRITES);

/** Counts a user's writes from every address; throws HttpProblem 429. */
export const limitWritesOfUser = (limit: number): RequestHandler =>
  createLimit(limit, TOO_MANY_WRITES, {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
