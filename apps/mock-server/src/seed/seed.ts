import { createHash } from 'node:crypto';
import type { PlainList } from '@niramaya/contract';
import { demoLists, demoMembers, demoProducts } from '@niramaya/fixtures';
import { sql, type Transaction } from 'kysely';
import { DEMO_OWNER } from '../auth/caller.ts';
import type { Database, Tables } from '../database/database.ts';
import { saveProducts } from '../products/products.store.ts';

const MARK = 'demo-catalogue';

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

async function resetSharedMembers(trx: Transaction<Tables>): Promise<void> {
  const members = demoMembers().map(({ age, ...member }) => ({
    ...member,
    age_json: JSON.stringify(age),
    owner: DEMO_OWNER,
  }));
  await trx.deleteFrom('members').where('owner', '=', DEMO_OWNER).execute();
  await trx.insertInto('members').values(members).execute();
}

/** Replaces the catalogue if the demo data have changed. */
export async function seedDemoCatalogue(trx: Transaction<Tables>): Promise<void> {
  const fingerprint = demoFingerprint();
  const mark = await trx.selectFrom('marks').select('value').where('name', '=', MARK).executeTakeFirst();
  if (mark?.value !== fingerprint) await layOut(trx, fingerprint);
}

/** Rewrites the shared member list at each start. */
export async function seed({ engine, write }: Pick<Database, 'engine' | 'write'>): Promise<void> {
  await write(async (trx) => {
    if (engine === 'postgres') {
      // At start no client can try again.
      await sql`set local lock_timeout = 0`.execute(trx);
      // Otherwise two processes could fill the shared list twice.
      await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    }
    await seedDemoCatalogue(trx);
    await resetSharedMembers(trx);
  });
}
