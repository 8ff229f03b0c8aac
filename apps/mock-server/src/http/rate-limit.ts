import type { RequestHandler } from 'express';
import { rateLimit, type Options } from 'express-rate-limit';
import { isUser } from '../auth/caller.ts';
import { HttpProblem } from './http-problem.ts';

const WINDOW_MS = 60_000;

const createLimit = (limit: number, detail: string, options: Partial<Options> = {}): RequestHandler =>
  rateLimit({
    windowMs: WINDOW_MS,
    limit,
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    ...options,
    // Without trusted proxies, the header of a caller is ignored. There is no need to warn about each.
    validate: { xForwardedForHeader: false },
    handler: () => {
      throw new HttpProblem('too-many-requests', detail);
    },
  });

/**
 * Limits the reads of one network address in a minute (IPv6: of one /56), as all limits here in this process alone.
 * @throws HttpProblem 429 with Retry-After
 */
export const limitReads = (limit: number): RequestHandler =>
  createLimit(limit, 'Too many requests in a short time, please wait a moment.');

/** Limits the searches of one network address in a minute. They cost far more than a page. */
export const limitSearches = (limit: number): RequestHandler =>
  createLimit(limit, 'Too many searches in a short time, please wait a moment.', {
    skip: ({ query: { q } }) => q === undefined,
  });

const TOO_MANY_WRITES = 'Too many additions in a short time, please wait a minute.';

/** Limits the writes of one network address in a minute. */
export const limitWrites = (limit: number): RequestHandler => createLimit(limit, TOO_MANY_WRITES);

/** Limits the writes of one signed-in user in a minute, from any number of addresses. */
export const limitWritesOfUser = (limit: number): RequestHandler =>
  createLimit(limit, TOO_MANY_WRITES, {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
