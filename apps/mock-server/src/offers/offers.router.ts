import { apiPaths } from '@niramaya/contract';
import { Router, type RequestHandler } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { defineRoute } from '../http/route.ts';

/** `GET /offers` (API-25, API-26). */
export function offersRouter({ db }: Database, cache: CatalogueCache, limitReads: RequestHandler): Router {
  const router = Router({ caseSensitive: true });
  const offers = db
    .selectFrom('offers')
    .select(['id', 'image', 'title', 'status', 'strike', 'off', 'price'])
    .orderBy('id');
  defineRoute(router, apiPaths.offers, {
    get: [
      limitReads,
      (_request, response) => cache.send(response, apiPaths.offers, async () => ({ body: await offers.execute() })),
    ],
  });
  return router;
}
