import type { RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit, type Options, type Store } from 'express-rate-limit';
import { isUser } from '../auth/caller.ts';
import { HttpProblem } from './http-problem.ts';
import type { Database } from '../database/database.ts';
import { SharedWriteCounts } from './shared-write-counts.ts';
import { WriteCounts } from './write-counts.ts';

const WINDOW_MS = 60_000;

/**
 * Returns the counter of writes. Several processes of PostgreSQL count together; the embedded database has only one
 * process.
 */
const countsOf = (database: Database, name: string): Store =>
  database.engine === 'postgres' ? new SharedWriteCounts(database.db, name, WINDOW_MS) : new WriteCounts(WINDOW_MS);

function limited(
  limit: number,
  store: Store,
  options: Pick<Partial<Options>, 'keyGenerator' | 'skip'>,
): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    store,
    ...options,
    // Without trusted proxies, the header of a caller is ignored. There is no need to warn about each.
    validate: { xForwardedForHeader: false },
    handler: () => {
      throw new HttpProblem('too-many-requests', 'Too many additions in a short time, please wait a minute.');
    },
  });
}

/** Limits the writes of one network address in a minute (IPv6: of one /56). */
export const limitByAddress = (limit: number, database: Database): RequestHandler =>
  limited(limit, countsOf(database, 'address'), { keyGenerator: (request) => ipKeyGenerator(request.ip ?? '') });

/** Limits the writes of one signed-in user in a minute, from any number of addresses. */
export const limitByUser = (limit: number, database: Database): RequestHandler =>
  limited(limit, countsOf(database, 'user'), {
    keyGenerator: (_request, response) => String(response.locals.owner),
    skip: (_request, response) => !isUser(String(response.locals.owner)),
  });
