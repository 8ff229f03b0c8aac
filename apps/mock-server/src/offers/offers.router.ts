import { apiPaths } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { limitReads, type Budget } from '../http/address-budget.ts';
import type { Lanes } from '../http/lanes.ts';
import { readCatalogue } from '../http/read-catalogue.ts';
import { defineRoute } from '../http/route.ts';

/** `GET /offers` (API-25, API-26). */
export function offersRouter(database: Database, lanes: Lanes, reads: Budget): Router {
  const router = Router({ caseSensitive: true });
  defineRoute(router, apiPaths.offers, {
    get: [
      limitReads(reads),
      (_request, response) =>
        lanes.offers.run(response, async () => {
          const offers = await readCatalogue(database, response, ({ db }) =>
            db
              .selectFrom('offers')
              .select(['id', 'image', 'title', 'status', 'strike', 'off', 'price'])
              .orderBy('id')
              .execute(),
          );
          response.set('cache-control', 'no-cache').json(offers);
        }),
    ],
  });
  return router;
}
