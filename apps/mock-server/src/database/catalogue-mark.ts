import { sql, type Kysely, type Transaction } from 'kysely';
import type { Engine, Tables } from './database.ts';

/** The row of the table `marks` with the origin of the catalogue. */
const MARK = 'demo-catalogue';

/** The value of the mark once an import has stored a catalogue of the shop's own. Demo data then replace nothing. */
export const OWN_CATALOGUE = 'own';

/** An advisory lock of PostgreSQL is a number that the program chooses. `members.queries.ts` has another one. */
const CATALOGUE_LOCK = 5_334_001;

/**
 * Returns the fingerprint of the demo data in the database, `OWN_CATALOGUE`, or undefined if neither the demo nor an
 * import has stored a catalogue.
 */
export async function readCatalogueMark(db: Kysely<Tables>): Promise<string | undefined> {
  return (await db.selectFrom('marks').select('value').where('name', '=', MARK).executeTakeFirst())?.value;
}

/** Stores where the catalogue comes from. */
export async function writeCatalogueMark(trx: Transaction<Tables>, value: string): Promise<void> {
  await trx
    .insertInto('marks')
    .values({ name: MARK, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Makes every other transaction that calls this function wait until the transaction `trx` ends. SQLite needs no lock,
 * because it executes one write transaction at a time. A PostgreSQL database has to be opened with `longStatements`:
 * the driver's `query_timeout` would end the wait, and no statement can lift it.
 */
export async function lockCatalogue(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  // A start or an import waits for another import as long as it takes. The pool's limits are for requests of shoppers.
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`.execute(trx);
}
