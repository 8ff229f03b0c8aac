import { apiPaths } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { defineRoute } from '../http/route.ts';

/** `GET /medi`, the top-brands list (API-16, API-17, API-37). */
export function topBrandsRouter({ db }: Database, cache: CatalogueCache): Router {
  const router = Router({ caseSensitive: true });
  const brands = db.selectFrom('top_brands').select(['img', 'name', 'description']).orderBy('id');
  defineRoute(router, apiPaths.topBrands, {
    get: [async (_request, response) => cache.send(response, await brands.execute())],
  });
  return router;
}
