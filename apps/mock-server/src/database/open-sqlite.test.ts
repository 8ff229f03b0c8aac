import { readdirSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { databaseFile, openSqlite } from './open-sqlite.ts';

it('closes both of its connections, also the one that has read nothing, so that only the database file stays', async () => {
  const folder = temporaryFolder();
  const database = openSqlite(folder);
  await sql`create table notes (note text)`.execute(database.db);
  expect(readdirSync(folder).sort()).toEqual(['niramaya.sqlite', 'niramaya.sqlite-shm', 'niramaya.sqlite-wal']);
  await database.close();
  expect(readdirSync(folder)).toEqual(['niramaya.sqlite']);
});

it('rejects a transaction once its file was deleted, because SQLite would write to the deleted file', async () => {
  const folder = temporaryFolder();
  const database = openSqlite(folder);
  await sql`create table notes (note text)`.execute(database.db);
  const insert = () => database.write((trx) => sql`insert into notes values ('kept')`.execute(trx));
  await insert();
  rmSync(databaseFile(folder));
  await expect(insert()).rejects.toThrow('The database file is not in its place.');
  await database.close();
});
