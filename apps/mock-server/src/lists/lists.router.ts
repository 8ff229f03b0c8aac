import { plainLists, type PlainList } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { defineRoute } from '../http/route.ts';

/** The plain lists of the contract, such as `GET /medi` and `GET /offers`. */
export function listsRouter({ db }: Database, cache: CatalogueCache): Router {
  const router = Router({ caseSensitive: true });
  for (const list of Object.keys(plainLists) as PlainList[]) {
    const rows = db.selectFrom('list_records').select('record').where('list', '=', list).orderBy('position');
    defineRoute(router, plainLists[list].path, {
      get: [
        async (_request, response) =>
          cache.send(
            response,
            (await rows.execute()).map(({ record }): unknown => JSON.parse(record)),
          ),
      ],
    });
  }
  return router;
}
