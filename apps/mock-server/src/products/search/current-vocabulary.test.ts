import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../../database/open-sqlite.ts';
import { migrate } from '../../database/migrate.ts';
import { sqliteEngine } from '../../../test/engines.ts';
import { currentVocabulary } from './current-vocabulary.ts';

it('the vocabulary is read again after a word changes or a read fails', async () => {
  const engine = sqliteEngine();
  const { DATA_DIR = '' } = await engine.newDatabase();
  const database = openSqlite(DATA_DIR);
  await migrate(database);

  const failing = currentVocabulary(database);
  await sql`alter table words rename to hidden`.execute(database.db);
  await expect(failing()).rejects.toThrow('no such table');
  await sql`alter table hidden rename to words`.execute(database.db);
  expect((await failing()).has('neem')).toBe(false);

  const add = (word: string) => database.db.insertInto('words').values({ word }).execute();
  const vocabulary = currentVocabulary(database);
  const [first, second] = await Promise.all([vocabulary(), vocabulary()]);
  expect(second).toBe(first);
  await database.db
    .insertInto('members')
    .values({ owner: 'demo', name: 'Asha', age_json: '"1"', gender: 'female' })
    .execute();
  expect(await vocabulary()).toBe(first);
  await add('neem');
  expect((await vocabulary()).has('neem')).toBe(true);

  await database.close();
  await engine.stop();
});
