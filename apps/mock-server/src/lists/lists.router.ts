import { plainLists, type PlainList } from '@niramaya/contract';
import type { Router } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { clientSignal } from '../http/client-signal.ts';
import { defineRoute } from '../http/route.ts';

/** `GET` for each list of `plainLists` in `libs/contract`, such as `/offers` and `/medi`. */
export const listsRouters = ({ db }: Database, cache: CatalogueCache): Router[] =>
  (Object.keys(plainLists) as PlainList[]).map((list) => {
    const query = db.selectFrom('list_records').select('record').where('list', '=', list).orderBy('position');
    return defineRoute('get', plainLists[list].path, async (_request, response) => {
      const rows = await query.execute({ signal: clientSignal(response) });
      const records = rows.map(({ record }): unknown => JSON.parse(record));
      cache.send(response, records);
    });
  });
