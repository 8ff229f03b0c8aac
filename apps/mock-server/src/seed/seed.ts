import { createHash } from 'node:crypto';
import type { PlainList } from '@niramaya/contract';
import { demoCatalogue, demoLists, demoMembers } from '@niramaya/fixtures';
import type { Transaction } from 'kysely';
import { DEMO_OWNER } from '../auth/caller.ts';
import { lockCatalogue, OWN_CATALOGUE, readCatalogueMark, writeCatalogueMark } from '../database/catalogue-mark.ts';
import type { Database, Tables } from '../database/database.ts';
import { saveProducts } from '../products/products.store.ts';

function demoFingerprint(): string {
  const lists = Object.fromEntries(Object.entries(demoLists).map(([list, records]) => [list, records()]));
  const contents = JSON.stringify({ products: demoCatalogue(), ...lists });
  return createHash('sha256').update(contents).digest('hex');
}

async function replaceCatalogue(trx: Transaction<Tables>, fingerprint: string): Promise<void> {
  await saveProducts(trx, demoCatalogue());
  await trx.deleteFrom('list_records').execute();
  for (const list of Object.keys(demoLists) as PlainList[]) {
    const rows = demoLists[list]().map((record, index) => ({
      list,
      position: index + 1,
      record: JSON.stringify(record),
    }));
    await trx.insertInto('list_records').values(rows).execute();
  }
  await writeCatalogueMark(trx, fingerprint);
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

/**
 * Replaces the products and lists by those of the demo if the demo data have changed since they were last stored. A
 * catalogue that an import has stored stays.
 */
export async function seedDemoCatalogue(trx: Transaction<Tables>): Promise<void> {
  const fingerprint = demoFingerprint();
  const mark = await readCatalogueMark(trx);
  if (mark !== OWN_CATALOGUE && mark !== fingerprint) await replaceCatalogue(trx, fingerprint);
}

/**
 * Stores the demo catalogue if needed, and resets the member list that callers without an identity share. The server
 * calls it at each start of a demo.
 */
export async function seed({ engine, write }: Pick<Database, 'engine' | 'write'>): Promise<void> {
  await write(async (trx) => {
    // Without this lock, two processes that start together could fill the shared list twice.
    await lockCatalogue(trx, engine);
    await seedDemoCatalogue(trx);
    await resetSharedMembers(trx);
  });
}
