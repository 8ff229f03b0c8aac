import { createHash } from 'node:crypto';
import type { PlainList } from '@niramaya/contract';
import { demoLists, demoMembers, demoProducts } from '@niramaya/fixtures';
import { sql, type Transaction } from 'kysely';
import { DEMO_OWNER } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { saveProducts } from '../products/products.store.ts';

const MARK = 'demo-catalogue';

/** The number of the advisory lock. Nothing else locks it. */
const SEED_LOCK = 5_334_001;

function demoFingerprint(): string {
  const lists = Object.fromEntries(Object.entries(demoLists).map(([list, records]) => [list, records()]));
  const contents = JSON.stringify({ products: demoProducts(), ...lists });
  return createHash('sha256').update(contents).digest('hex');
}

async function layOut(trx: Transaction<Tables>, fingerprint: string): Promise<void> {
  await saveProducts(trx, demoProducts());
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

/** Deletes what strangers left on the shared list, and restores the demo family. */
async function resetSharedMembers(trx: Transaction<Tables>): Promise<void> {
  await trx.deleteFrom('members').where('owner', '=', DEMO_OWNER).execute();
  await trx
    .insertInto('members')
    .values(
      demoMembers().map(({ name, age, gender }) => ({
        owner: DEMO_OWNER,
        name,
        age_json: JSON.stringify(age),
        gender,
      })),
    )
    .execute();
}

/** Writes the demo shop's products, offers and top brands, unless the database holds exactly these already. */
export async function seedDemoCatalogue(trx: Transaction<Tables>): Promise<void> {
  const fingerprint = demoFingerprint();
  const mark = await trx.selectFrom('marks').select('value').where('name', '=', MARK).executeTakeFirst();
  if (mark?.value !== fingerprint) await layOut(trx, fingerprint);
}

/**
 * Makes processes that start at the same time on PostgreSQL seed one after another. Otherwise each would empty the
 * shared list before the others have filled it.
 */
async function waitForTurn(trx: Transaction<Tables>, engine: Database['engine']): Promise<void> {
  if (engine !== 'postgres') return;
  // At start there is no client that could be told to try again later.
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
}

/**
 * Seeds the demo shop: its catalogue, unless the database holds exactly this one already, and the shared list of
 * members. The shared list is written again at every start. Other products and other people's members stay as they are.
 */
export async function seed({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await waitForTurn(trx, engine);
    await seedDemoCatalogue(trx);
    await resetSharedMembers(trx);
  });
}
