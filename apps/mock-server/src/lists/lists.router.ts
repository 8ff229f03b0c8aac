import { plainLists, type PlainList } from '@niramaya/contract';
import { Router } from 'express';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { listTables } from '../database/tables.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { defineRoute } from '../http/route.ts';

/** The plain lists of the contract: `GET /medi` (API-16, API-17, API-37) and `GET /offers` (API-25, API-26). */
export function listsRouter({ db }: Database, cache: CatalogueCache): Router {
  const router = Router({ caseSensitive: true });
  for (const list of Object.keys(plainLists) as PlainList[]) {
    const { path, record } = plainLists[list];
    const fields = Object.keys(record.shape).map((field) => sql.ref(field));
    const records = sql`select ${sql.join(fields)} from ${sql.table(listTables[list])} order by id`;
    defineRoute(router, path, {
      get: [async (_request, response) => cache.send(response, (await records.execute(db)).rows)],
    });
  }
  return router;
}
