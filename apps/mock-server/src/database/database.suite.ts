import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { unlimited, useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { createLogger, type Logger } from '../logger.ts';
import { seed } from '../seed/seed.ts';
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import type { Database } from './database.ts';
import { openDatabase, readExisting } from './open.ts';

/** Tests of the start of the database, its corrections, and the refusal of a newer schema, for each engine. */
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

    it('a start stores the demo data of this version in place of those of an older one, with the facts in Hindi', async () => {
      const { db } = api.database;
      const older = { uses: 'a', per: 'b', contents: [], howToUse: 'c', askFirst: 'd', storage: 'e' };
      await db
        .updateTable('products')
        .set({ facts: JSON.stringify(older) })
        .where('id', '=', 1)
        .execute();
      await db.updateTable('marks').set({ value: 'older' }).where('name', '=', 'demo-catalogue').execute();
      await seed(api.database);
      expect((await api.get('/products/1?lang=hi')).body).toMatchObject({ facts: { per: 'हर गोली में' } });
    });

    if (engine.name === 'PostgreSQL')
      it('leaves no connection open if its pools were not used by queries', async () => {
        const settings = readSettings({ ...unlimited, ...(await engine.newDatabase()) });
        const closed = await readExisting(settings, createLogger('silent'), async (database) => database);
        expect(closed?.connections()).toEqual({ open: 0, idle: 0, waiting: 0 });
      });

    if (engine.name === 'PostgreSQL')
      it('has no time limits for the demo data, and the time limits of requests afterwards', async () => {
        const settings = readSettings({ ...unlimited, ...(await engine.newDatabase()) });
        const limits: unknown[] = [];
        const readLimit = async ({ db }: Database) => {
          const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
          limits.push(rows[0]?.statement_timeout);
        };
        const opened = await openDatabase(settings, createLogger('silent'), false, readLimit);
        await readLimit(opened);
        await opened.close();
        expect(limits).toEqual(['0', '5s']);
      });

    it('corrects stored counts of products that differ from the products at the start, with one line in the log', async () => {
      const settings = readSettings({ ...unlimited, ...(await engine.newDatabase()) });
      await (await startServer(settings)).close();
      const warn = vi.fn();
      const reopened = () => openDatabase(settings, { warn } as unknown as Logger);
      const first = await reopened();
      const before = await first.catalogueVersion();
      await first.db
        .updateTable('product_counts')
        .set(({ eb }) => ({ n: eb('n', '+', 7) }))
        .where('category', '=', 'vitamins')
        .where('rating', '=', 5)
        .execute();
      await first.db.insertInto('product_counts').values({ category: 'gone', rating: 5, n: 3 }).execute();
      await first.close();
      expect(warn).not.toHaveBeenCalled();

      const second = await reopened();
      const third = await reopened();
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        {
          corrected: [
            { category: 'gone', rating: 5, stored: expect.anything(), counted: expect.anything() },
            { category: 'vitamins', rating: 5, stored: expect.anything(), counted: expect.anything() },
          ],
        },
        'the stored numbers of products differed from the products and were counted again',
      );
      const counts = await second.db.selectFrom('product_counts').select('n').execute();
      expect(counts.reduce((sum, { n }) => sum + n, 0)).toBe(300);
      expect(Number((await third.catalogueVersion()).catalogue)).toBeGreaterThan(Number(before.catalogue));
      await Promise.all([second.close(), third.close()]);
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
