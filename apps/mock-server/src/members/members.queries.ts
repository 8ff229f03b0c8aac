import type { Member, NewMember } from '@niramaya/contract';
import type { Database } from '../database/database.ts';

/** More than any family, fewer than would burden the shop. */
export const MAX_MEMBERS_A_LIST = 1_000;

type Db = Pick<Database, 'db'>;

/** The members of one owner, the first added first (API-20). */
export async function listMembers({ db }: Db, owner: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'age_json', 'gender'])
    .where('owner', '=', owner)
    .orderBy('id')
    .limit(MAX_MEMBERS_A_LIST)
    .execute();
  return rows.map(({ id, name, age_json, gender }) => ({
    id,
    name,
    age: JSON.parse(age_json) as Member['age'],
    gender,
  }));
}

/** Adds a member to an owner's list. Answers null, and changes nothing, where the list is full. */
export async function addMember({ db }: Db, owner: string, { name, age, gender }: NewMember): Promise<Member | null> {
  const { n } = await db
    .selectFrom('members')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  if (Number(n) >= MAX_MEMBERS_A_LIST) return null;
  const { id } = await db
    .insertInto('members')
    .values({ owner, name, age_json: JSON.stringify(age), gender })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, age, gender };
}
