import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { openSqlite } from './open-sqlite.ts';

it('closes both of its connections, also the one that has read nothing, so that only the database file stays', async () => {
  const folder = temporaryFolder();
  const database = openSqlite(folder);
  await sql`create table notes (note text)`.execute(database.db);
  expect(readdirSync(folder).sort()).toEqual(['niramaya.sqlite', 'niramaya.sqlite-shm', 'niramaya.sqlite-wal']);
  await database.close();
  expect(readdirSync(folder)).toEqual(['niramaya.sqlite']);
});
