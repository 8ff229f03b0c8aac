import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../database/open-sqlite.ts';
import { migrate } from '../../database/migrate.ts';
import { temporaryFolder } from '../../../test/folder.ts';
import { currentVocabulary } from './current-vocabulary.ts';

const folder = temporaryFolder();

it('the vocabulary is read once for a version of the words, and again after a failure', async () => {
  const database = openSqlite(folder);
  await migrate(database);
  const vocabulary = currentVocabulary(database);

  await sql`alter table words rename to hidden`.execute(database.db);
  await expect(vocabulary()).rejects.toThrow('no such table');
  await sql`alter table hidden rename to words`.execute(database.db);
  const [first, second] = await Promise.all([vocabulary(), vocabulary()]);
  expect(second).toBe(first);
  expect(first.has('neem')).toBe(false);
  await database.db.insertInto('words').values({ word: 'neem' }).execute();
  expect((await vocabulary()).has('neem')).toBe(true);
  await database.close();
});
