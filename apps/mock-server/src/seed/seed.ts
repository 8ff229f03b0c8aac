import { createHash } from 'node:crypto';
import type { PlainList } from '@niramaya/contract';
import { demoLists, demoMembers, demoProductsWithFacts } from '@niramaya/fixtures';
import { sql, type Transaction } from 'kysely';
import { DEMO_OWNER } from '../auth/caller.ts';
import type { Database, Tables } from '../database/database.ts';
import { saveProducts } from '../products/products.store.ts';

/** The row of the table `marks` that has the fingerprint of the demo data in the database. */
const MARK = 'demo-catalogue';

/** An advisory lock of PostgreSQL is a number that the program chooses. `members.queries.ts` has another one. */
const SEED_LOCK = 5_334_001;

function demoFingerprint(): string {
  const lists = Object.fromEntries(Object.entries(demoLists).map(([list, records]) => [list, records()]));
  const contents = JSON.stringify({ products: demoProductsWithFacts(), ...lists });
  return createHash('sha256').update(contents).digest('hex');
}

async function replaceCatalogue(trx: Transaction<Tables>, fingerprint: string): Promise<void> {
  await saveProducts(trx, demoProductsWithFacts());
  await trx.deleteFrom('list_records').execute();
  for (const list of Object.keys(demoLists) as PlainList[]) {
    const rows = demoLists[list]().map((record, index) => ({
      list,
      position: index + 1,
      record: JSON.stringify(record),
    }));
    await trx.insertInto('list_records').values(rows).execute();
  }
  await trx
    .insertInto('marks')
    .values({ name: MARK, value: fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fingerprint }))
    .execute();
}

async function resetSharedMembers(trx: Transaction<Tables>): Promise<void> {
  const members = demoMembers().map(({ age, ...member }) => ({
    ...member,
    age_json: JSON.stringify(age),
    owner: DEMO_OWNER,
  }));
  await trx.deleteFrom('members').where('owner', '=', DEMO_OWNER).execute();
  await trx.insertInto('members').values(members).execute();
}

/** Replaces the products and lists by those of the demo if the demo data have changed since they were last stored. */
export async function seedDemoCatalogue(trx: Transaction<Tables>): Promise<void> {
  const fingerprint = demoFingerprint();
  const mark = await trx.selectFrom('marks').select('value').where('name', '=', MARK).executeTakeFirst();
  if (mark?.value !== fingerprint) await replaceCatalogue(trx, fingerprint);
}

/**
 * Stores the demo catalogue if needed, and resets the member list that callers without an identity share. The server
 * calls it at each start of a demo.
 */
export async function seed({ engine, write }: Pick<Database, 'engine' | 'write'>): Promise<void> {
  await write(async (trx) => {
    if (engine === 'postgres') {
      // The pool limits the wait for a lock so that clients can try again. At the start there is no client.
      await sql`set local lock_timeout = 0`.execute(trx);
      // Without this lock, two processes that start together could fill the shared list twice.
      await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    }
    await seedDemoCatalogue(trx);
    await resetSharedMembers(trx);
  });
}
