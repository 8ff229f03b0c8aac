import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';

it('throws the error that ended a transaction, not the error of a second rollback', async () => {
  const db = new Kysely({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) });
  const failed = db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx);
    throw new Error('database or disk is full');
  });
  await expect(failed).rejects.toThrow('database or disk is full');
  await db.transaction().execute((trx) => sql`create table notes (note text)`.execute(trx));
  expect((await sql`select * from notes`.execute(db)).rows).toEqual([]);
  await db.destroy();
});
