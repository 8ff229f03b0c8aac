import { expect, it } from 'vitest';
import { openSqlite } from '../../database/open-sqlite.ts';
import { migrate } from '../../database/migrate.ts';
import { sqliteEngine } from '../../../test/engines.ts';
import { currentVocabulary } from './current-vocabulary.ts';

it('the vocabulary is read once a minute, and a reading that failed is tried again', async () => {
  const engine = sqliteEngine();
  const { DATA_DIR = '' } = await engine.newDatabase();
  const database = openSqlite(DATA_DIR);
  let now = 0;
  const vocabulary = currentVocabulary(database, () => now);

  await expect(vocabulary()).rejects.toThrow('no such table');
  await migrate(database);
  const first = vocabulary();
  expect(vocabulary()).toBe(first);
  expect((await first).has('neem')).toBe(false);

  await database.db.insertInto('words').values({ word: 'neem' }).execute();
  now = 59_999;
  expect((await vocabulary()).has('neem')).toBe(false);
  now = 60_000;
  expect((await vocabulary()).has('neem')).toBe(true);

  await database.close();
  await engine.stop();
});
