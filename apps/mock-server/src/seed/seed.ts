import { createHash } from 'node:crypto';
import type { PlainList } from '@niramaya/contract';
import { demoLists, demoMembers, demoProducts } from '@niramaya/fixtures';
import { sql, type Transaction } from 'kysely';
import { DEMO_OWNER } from '../auth/caller.ts';
import type { Database } from '../database/database.ts';
import { listTables, type Tables } from '../database/tables.ts';
import { saveProducts } from '../products/products.store.ts';

const MARK = 'demo-catalogue';

/** The number of the advisory lock. Nothing else locks it. */
const SEED_LOCK = 5_334_001;

function demoCatalogue() {
  const lists = (Object.keys(listTables) as PlainList[]).map((list) => ({
    table: listTables[list],
    // A record without an `id` gets its place as one.
    rows: demoLists[list]().map((record, index) => ({ id: index + 1, ...record })),
  }));
  const contents = { products: demoProducts(), lists };
  return { ...contents, fingerprint: createHash('sha256').update(JSON.stringify(contents)).digest('hex') };
}

async function layOut(
  trx: Transaction<Tables>,
  { products, lists, fingerprint }: ReturnType<typeof demoCatalogue>,
): Promise<void> {
  await saveProducts(trx, products);
  for (const { table, rows } of lists) {
    await trx.deleteFrom(table).execute();
    await trx.insertInto(table).values(rows).execute();
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
  const catalogue = demoCatalogue();
  const mark = await trx.selectFrom('marks').select('value').where('name', '=', MARK).executeTakeFirst();
  if (mark?.value !== catalogue.fingerprint) await layOut(trx, catalogue);
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
