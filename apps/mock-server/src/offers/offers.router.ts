import { apiPaths } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { defineRoute } from '../http/route.ts';

/** `GET /offers` (API-25, API-26). */
export function offersRouter({ db }: Database, cache: CatalogueCache): Router {
  const router = Router({ caseSensitive: true });
  const offers = db
    .selectFrom('offers')
    .select(['id', 'image', 'title', 'status', 'strike', 'off', 'price'])
    .orderBy('id');
  defineRoute(router, apiPaths.offers, {
    get: [async (_request, response) => cache.send(response, await offers.execute())],
  });
  return router;
}
