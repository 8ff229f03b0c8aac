import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { HttpProblem } from './http-problem.ts';

const WINDOW_MS = 60_000;

function limited(
  limit: number,
  keyGenerator: NonNullable<Parameters<typeof rateLimit>[0]>['keyGenerator'],
): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator,
    // Without trusted proxies the header of a stranger is ignored anyway, and no reason to warn about each.
    validate: { xForwardedForHeader: false },
    handler: () => {
      throw new HttpProblem('too-many-requests', 'Too many additions in a short time, please wait a minute.');
    },
  });
}

/** Bounds the writes of one network address in a minute (IPv6: of one /56). */
export const limitByAddress = (limit: number): RequestHandler =>
  limited(limit, (request) => ipKeyGenerator(request.ip ?? ''));

/** Bounds the writes to one list in a minute, from however many addresses. */
export const limitByOwner = (limit: number): RequestHandler =>
  limited(limit, (_request, response) => String(response.locals.owner));
