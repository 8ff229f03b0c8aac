import { apiPaths } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { limitReads, type Budget } from '../http/address-budget.ts';
import type { Lanes } from '../http/lanes.ts';
import { readCatalogue } from '../http/read-catalogue.ts';
import { defineRoute } from '../http/route.ts';

/** `GET /medi`, the top-brands list (API-16, API-17, API-37). */
export function topBrandsRouter(database: Database, lanes: Lanes, reads: Budget): Router {
  const router = Router({ caseSensitive: true });
  defineRoute(router, apiPaths.topBrands, {
    get: [
      limitReads(reads),
      (_request, response) =>
        lanes.brands.run(response, async () => {
          const brands = await readCatalogue(database, response, ({ db }) =>
            db.selectFrom('top_brands').select(['img', 'name', 'description']).orderBy('id').execute(),
          );
          response.set('cache-control', 'no-cache').json(brands);
        }),
    ],
  });
  return router;
}
