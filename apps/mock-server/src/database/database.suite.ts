import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestEngine } from '../../test/engines.ts';
import { createLogger } from '../logger.ts';
import { seed } from '../seed/seed.ts';
import { readSettings } from '../settings.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';

const opener = async (engine: TestEngine): Promise<() => Promise<Database>> => {
  const settings = readSettings(await engine.newDatabase());
  return () => openDatabase(settings, createLogger('silent'));
};

export function databaseSuite(engine: TestEngine): void {
  describe('database', () => {
    it('[API-20] the shared list is emptied at start and the demo family comes back; own lists and other products stay', async () => {
      const open = await opener(engine);
      const database = await open();
      await seed(database);
      const member = { name: 'Asha', age_json: '"1"', gender: 'male' as const };
      await database.db
        .insertInto('members')
        .values([
          { ...member, owner: 'demo' },
          { ...member, owner: 'user:asha' },
        ])
        .execute();
      await seed(database);
      const members = await database.db.selectFrom('members').select(['owner', 'name']).orderBy('id').execute();
      expect(members).toEqual([
        { owner: 'user:asha', name: 'Asha' },
        { owner: 'demo', name: 'Meera Iyer' },
        { owner: 'demo', name: 'Arjun Iyer' },
        { owner: 'demo', name: 'Savitri Subramaniam' },
      ]);
      await database.close();
    });

    it('moves the offers and top brands of an earlier version into the records of their lists', async () => {
      const open = await opener(engine);
      const { db, close } = await open();
      for (const statement of [
        'drop table list_records',
        'create table offers (id integer primary key, title text not null, strike double precision not null)',
        'create table top_brands (id integer primary key, img text not null, name text not null)',
        "insert into offers values (3, 'Zinc', 120.5)",
        "insert into top_brands values (1, '/pictures/a.svg', 'Neemila')",
        "delete from kysely_migration where name = '0008-list-records'",
      ])
        await sql.raw(statement).execute(db);
      await close();
      const upgraded = await open();
      const rows = await upgraded.db.selectFrom('list_records').selectAll().orderBy('list').execute();
      expect(rows.map(({ record, ...row }) => ({ ...row, record: JSON.parse(record) as unknown }))).toEqual([
        { list: 'offers', position: 3, record: { id: 3, title: 'Zinc', strike: 120.5 } },
        { list: 'topBrands', position: 1, record: { img: '/pictures/a.svg', name: 'Neemila' } },
      ]);
      await upgraded.close();
    });

    it('one that a newer version has written is left alone, in one sentence', async () => {
      const open = await opener(engine);
      const database = await open();
      await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(
        database.db,
      );
      await database.close();
      await expect(open()).rejects.toMatchObject({
        name: 'StartError',
        message: 'The database was written by a newer version: start that version, or use another database.',
      });
    });
  });
}
