import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Options } from 'express-rate-limit';
import { isUser } from '../auth/caller.ts';
import { HttpProblem } from './http-problem.ts';
import { WriteCounts } from './write-counts.ts';

const WINDOW_MS = 60_000;

function limited(limit: number, options: Pick<Partial<Options>, 'keyGenerator' | 'skip'>): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    store: new WriteCounts(WINDOW_MS),
    ...options,
    // Without trusted proxies the header of a stranger is ignored anyway, and no reason to warn about each.
    validate: { xForwardedForHeader: false },
    handler: () => {
      throw new HttpProblem('too-many-requests', 'Too many additions in a short time, please wait a minute.');
    },
  });
}

/** Bounds the writes of one network address in a minute (IPv6: of one /56). */
export const limitByAddress = (limit: number): RequestHandler =>
  limited(limit, { keyGenerator: (request) => ipKeyGenerator(request.ip ?? '') });

/** Bounds the writes of one signed-in user in a minute, from however many addresses. */
export const limitByUser = (limit: number): RequestHandler =>
  limited(limit, {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
