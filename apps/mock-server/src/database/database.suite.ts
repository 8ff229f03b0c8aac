import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { createLogger } from '../logger.ts';
import { seed } from '../seed/seed.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from './open.ts';

export function databaseSuite(engine: TestEngine): void {
  describe('database', () => {
    const api = useApi(engine);

    it('[API-20] each start resets the shared list to the demo family, and keeps the lists of users', async () => {
      const { database } = api;
      const member = { name: 'Asha', age_json: '"1"', gender: 'male' as const };
      await database.db
        .insertInto('members')
        .values(['demo', 'user:asha'].map((owner) => ({ ...member, owner })))
        .execute();
      await Promise.all(Array.from({ length: 5 }, () => seed(database)));
      const members = await database.db.selectFrom('members').select(['owner', 'name']).orderBy('id').execute();
      expect(members).toEqual([
        { owner: 'user:asha', name: 'Asha' },
        { owner: 'demo', name: 'Meera Iyer' },
        { owner: 'demo', name: 'Arjun Iyer' },
        { owner: 'demo', name: 'Savitri Subramaniam' },
      ]);
    });

    it('rejects a newer schema version with one sentence', async () => {
      const settings = readSettings(await engine.newDatabase());
      const open = () => openDatabase(settings, createLogger('silent'));
      const { db, close } = await open();
      await sql`insert into kysely_migration values ('9999-from-the-future', '2030-01-01')`.execute(db);
      await close();
      await expect(open()).rejects.toMatchObject({
        name: 'StartError',
        message: 'The database was written by a newer version: start that version, or use another database.',
      });
    });
  });
}
