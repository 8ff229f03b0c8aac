import { apiPaths } from '@niramaya/contract';
import { Router, type RequestHandler } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { defineRoute } from '../http/route.ts';

/** `GET /medi`, the top-brands list (API-16, API-17, API-37). */
export function topBrandsRouter({ db }: Database, cache: CatalogueCache, limitReads: RequestHandler): Router {
  const router = Router({ caseSensitive: true });
  const brands = db.selectFrom('top_brands').select(['img', 'name', 'description']).orderBy('id');
  defineRoute(router, apiPaths.topBrands, {
    get: [
      limitReads,
      (_request, response) => cache.send(response, apiPaths.topBrands, async () => ({ body: await brands.execute() })),
    ],
  });
  return router;
}
