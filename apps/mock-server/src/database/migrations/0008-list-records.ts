import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run, type Statements } from './sql-text.ts';

// This text repeats that of migration 0005, because migrations do not import each other: an edit of one would change
// the result of another.
const raiseVersion =
  "update catalogue_version set version = max(version + 1, cast(unixepoch('subsec') * 1000000 as integer));";

const triggers: Statements = {
  sqlite: ['insert', 'update', 'delete'].map(
    (event) =>
      `create trigger list_records_raise_version_on_${event} after ${event} on list_records begin ${raiseVersion} end`,
  ),
  postgres: [
    `create trigger list_records_raise_version before insert or update or delete or truncate on list_records
     for each statement execute function raise_catalogue_version()`,
  ],
};

/** The tables that this migration reads and writes, with the columns that it names. */
interface Before {
  offers: { id: number };
  top_brands: { id: number };
  list_records: { list: string; position: number; record: string };
}

/** Moves offers and top brands into one table, which new lists also use. */
export const listRecordsMigration = (engine: Engine): Migration => ({
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Before>;
    await run(db, [
      'create table list_records (list text not null, position integer not null, record text not null, primary key (list, position))',
    ]);
    const offers = await db.selectFrom('offers').selectAll().orderBy('id').execute();
    const brands = await db.selectFrom('top_brands').selectAll().orderBy('id').execute();
    const rows = [
      ...offers.map((offer) => ({ list: 'offers', position: offer.id, record: JSON.stringify(offer) })),
      ...brands.map(({ id, ...brand }) => ({ list: 'topBrands', position: id, record: JSON.stringify(brand) })),
    ];
    if (rows.length > 0) await db.insertInto('list_records').values(rows).execute();
    await run(db, [...triggers[engine], 'drop table offers', 'drop table top_brands']);
  },
});
