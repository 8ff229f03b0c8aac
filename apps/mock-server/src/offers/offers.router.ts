import { apiPaths } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { readCatalogue } from '../http/read-catalogue.ts';
import { offer } from '../http/route.ts';

/** `GET /offers` (API-25, API-26). */
export function offersRouter(database: Database): Router {
  const router = Router({ caseSensitive: true });
  offer(router, apiPaths.offers, {
    get: [
      async (_request, response) => {
        const offers = await readCatalogue(database, response, ({ db }) =>
          db
            .selectFrom('offers')
            .select(['id', 'image', 'title', 'status', 'strike', 'off', 'price'])
            .orderBy('id')
            .execute(),
        );
        response.set('cache-control', 'no-cache').json(offers);
      },
    ],
  });
  return router;
}
