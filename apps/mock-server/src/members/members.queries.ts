import { createHash } from 'node:crypto';
import type { Member, NewMember } from '@niramaya/contract';
import { sql, type AbortableQueryOptions } from 'kysely';
import type { Database } from '../database/database.ts';

/** Bounds the storage of one owner. */
const MAX_MEMBERS_A_LIST = 1_000;

/** The owner's members, oldest first. */
export async function listMembers(
  { db }: Database,
  owner: string,
  options: AbortableQueryOptions = {},
): Promise<Member[]> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'age_json as age', 'gender'])
    .where('owner', '=', owner)
    .orderBy('id')
    .limit(MAX_MEMBERS_A_LIST)
    .execute(options);
  return rows.map((row) => ({ ...row, age: JSON.parse(row.age) as Member['age'] }));
}

/** Deletes all members of the owner, also if there are none. */
export async function deleteMembers({ db, engine, ping }: Database, owner: string): Promise<void> {
  // A deletion in a file that was itself deleted succeeds, and the restored file still holds the members.
  if (engine === 'sqlite') await ping();
  await db.deleteFrom('members').where('owner', '=', owner).execute();
}

const LIST_LOCK = 5_334_002;

const lockNumber = (owner: string): number => createHash('sha256').update(owner).digest().readInt32BE();

/** Returns null if the list is full. */
export async function addMember(
  { engine, ping, write }: Database,
  owner: string,
  { name, age, gender }: NewMember,
): Promise<Member | null> {
  // A write to a deleted file succeeds and is lost.
  if (engine === 'sqlite') await ping();
  return write(async (trx) => {
    // Simultaneous additions could exceed the limit; SQLite locks by itself.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LIST_LOCK}, ${lockNumber(owner)})`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      insert into members (owner, name, age_json, gender)
      select ${owner}, ${name}, ${JSON.stringify(age)}, ${gender}
      where (select count(*) from members where owner = ${owner}) < ${MAX_MEMBERS_A_LIST}
      returning id`.execute(trx);
    return rows[0] ? { id: rows[0].id, name, age, gender } : null;
  });
}
