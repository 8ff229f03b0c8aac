import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApi, visitor } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import type { Database } from '../database/database.ts';

const MORE_THAN_FIT = 500;

/** PostgreSQL has no size limit: a trigger throws its error for a full disk. */
const fill: Record<Database['engine'], (database: Database) => Promise<unknown>> = {
  sqlite: async ({ db }) => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    return sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
  },
  postgres: async ({ db }) => {
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    await sql`create trigger no_room before insert on members execute function no_room()`.execute(db);
  },
};

const freeSpace: Record<Database['engine'], (database: Database) => Promise<unknown>> = {
  sqlite: ({ db }) => sql`pragma max_page_count = 1000000`.execute(db),
  postgres: ({ db }) => sql`drop function no_room cascade`.execute(db),
};

export function fullDiskSuite(engine: TestEngine): void {
  describe('a full disk', () => {
    const api = useApi(engine);
    const add = (number: number) =>
      api.addMember({ name: `Member ${number} ${'a'.repeat(80)}`, age: '1', gender: 'male' }, visitor('5'));
    const numberOfMembers = async () => ((await api.get('/consult', visitor('5'))).body as unknown[]).length;

    it('[API-20 API-21] rejects a write with 507, loses nothing, stays readable, and accepts writes when space is free', async () => {
      expect((await add(0)).status).toBe(201);
      await fill[api.database.engine](api.database);
      let kept = 1;
      let response = await add(kept);
      for (; response.status === 201 && kept < MORE_THAN_FIT; kept += 1) response = await add(kept + 1);
      expect(response.body).toMatchObject({ type: 'urn:niramaya:problem:storage-full', status: 507 });
      expect(response.text).not.toMatch(/device|file|sqlite|postgres/i);

      for (const path of ['/products?q=vitamn', '/products/1', '/medi', '/offers', '/readyz'])
        expect([path, (await api.get(path)).status]).toEqual([path, 200]);
      expect(await numberOfMembers()).toBe(kept);

      await freeSpace[api.database.engine](api.database);
      expect((await add(kept)).status).toBe(201);
      expect(await numberOfMembers()).toBe(kept + 1);
    });
  });
}
