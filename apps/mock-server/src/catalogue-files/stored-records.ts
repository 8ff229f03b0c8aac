import type { CatalogueFacts, PlainList } from '@niramaya/contract';
import type { Kysely } from 'kysely';
import { productColumns, type Tables } from '../database/database.ts';
import type { Kind } from './kinds.ts';

const PRODUCTS_A_QUERY = 1_000;

/** A record in the form that a line of a JSON Lines file has. */
export type PlainRecord = Readonly<Record<string, unknown>> & { readonly facts?: CatalogueFacts };

/** The stored list of each kind that has one. */
export const listOfKind: Readonly<Record<Exclude<Kind, 'products'>, PlainList>> = {
  offers: 'offers',
  brands: 'topBrands',
};

async function* readProducts(db: Kysely<Tables>): AsyncGenerator<PlainRecord> {
  for (let lastId = 0; ;) {
    const products = await db
      .selectFrom('products')
      .select([...productColumns, 'facts'])
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(PRODUCTS_A_QUERY)
      .execute();
    for (const { facts, ...product } of products)
      yield facts === null ? product : { ...product, facts: JSON.parse(facts) as CatalogueFacts };
    const last = products.at(-1);
    if (last === undefined) return;
    lastId = last.id;
  }
}

async function* readList(db: Kysely<Tables>, list: PlainList): AsyncGenerator<PlainRecord> {
  const query = db.selectFrom('list_records').select('record').where('list', '=', list).orderBy('position');
  for (const { record } of await query.execute()) yield JSON.parse(record) as PlainRecord;
}

/** Yields the records of a kind in the order of an export. It does not hold all products in memory. */
export const storedRecords = (db: Kysely<Tables>, kind: Kind): AsyncGenerator<PlainRecord> =>
  kind === 'products' ? readProducts(db) : readList(db, listOfKind[kind]);
