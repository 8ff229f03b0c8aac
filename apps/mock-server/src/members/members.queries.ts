import { createHash } from 'node:crypto';
import type { Member, NewMember } from '@niramaya/contract';
import { sql, type AbortableQueryOptions, type Transaction } from 'kysely';
import type { Database, Tables } from '../database/database.ts';

/** The most members in one list. Anybody can add members, so the storage of one owner is bounded. */
const MAX_MEMBERS_A_LIST = 1_000;

/** Returns the owner's members, the first added first. */
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
  // SQLite also deletes rows of a file that was itself deleted. The restored file would still contain the members, so
  // `ping` first rejects if the file is not in its place.
  if (engine === 'sqlite') await ping();
  await db.deleteFrom('members').where('owner', '=', owner).execute();
}

/**
 * Replaces name, age and gender of the owner's member with this id. Returns the member, or null if the owner's list has
 * none with this id. The idempotency key that added the member stays, so a repetition of that addition adds no second
 * member.
 */
export function changeMember(
  { write }: Database,
  owner: string,
  id: number,
  { name, age, gender }: NewMember,
): Promise<Member | null> {
  return write(async (trx) => {
    const changed = await trx
      .updateTable('members')
      .set({ name, age_json: JSON.stringify(age), gender })
      .where('owner', '=', owner)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return changed ? { id: changed.id, name, age, gender } : null;
  });
}

/** Deletes the owner's member with this id, also if there is none. */
export function deleteMember({ write }: Database, owner: string, id: number): Promise<void> {
  return write(async (trx) => {
    await trx.deleteFrom('members').where('owner', '=', owner).where('id', '=', id).execute();
  });
}

/** The first of the two numbers of an advisory lock of PostgreSQL. `catalogue-mark.ts` has a lock too. */
const LIST_LOCK = 5_334_002;

/** Returns the second number of that lock, so that additions to different lists seldom wait for each other. */
const lockNumber = (owner: string): number => createHash('sha256').update(owner).digest().readInt32BE();

const findByKey = (trx: Transaction<Tables>, owner: string, idempotencyKey: string) =>
  trx
    .selectFrom('members')
    .select(['id', 'name', 'age_json', 'gender'])
    .where('owner', '=', owner)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/** Why a member was not added. */
export type AddRefusal = 'list-full' | 'key-reused';

/**
 * Adds a member and returns it. If the idempotency key of this owner has already added a member, that one is returned,
 * even if the list is full by now. Returns 'key-reused' if that member differs from the one to add, and 'list-full' if
 * the list has no room.
 */
export async function addMember(
  { engine, write }: Database,
  owner: string,
  { name, age, gender }: NewMember,
  idempotencyKey: string | null = null,
): Promise<Member | AddRefusal> {
  return write(async (trx) => {
    // Two additions at the same time could exceed the limit, or add a member twice for the same key. PostgreSQL
    // therefore locks the list; SQLite has only one writer at a time.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${LIST_LOCK}, ${lockNumber(owner)})`.execute(trx);
    const age_json = JSON.stringify(age);
    const before = idempotencyKey === null ? undefined : await findByKey(trx, owner, idempotencyKey);
    if (before !== undefined) {
      const isSame = before.name === name && before.age_json === age_json && before.gender === gender;
      return isSame ? { id: before.id, name, age, gender } : 'key-reused';
    }
    const { rows } = await sql<{ id: number }>`
      insert into members (owner, name, age_json, gender, idempotency_key)
      select ${owner}, ${name}, ${age_json}, ${gender}, ${idempotencyKey}
      where (select count(*) from members where owner = ${owner}) < ${MAX_MEMBERS_A_LIST}
      returning id`.execute(trx);
    return rows[0] ? { id: rows[0].id, name, age, gender } : 'list-full';
  });
}
