import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

const CALLERS = 30;
const tables = ['products', 'offers', 'top_brands', 'members'] as const;
type Table = (typeof tables)[number];

/** A call that needs the table and that no cache answers. */
const needing: Record<Table, (turn: number) => string> = {
  products: (turn) => `/products?_page=${turn + 1}&_limit=7`,
  offers: () => '/offers',
  top_brands: () => '/medi',
  members: () => '/consult',
};

const comeBack = ({ status, headers }: Answer) => [
  status,
  headers.get('retry-after'),
  headers.get('content-type')?.split(';')[0],
];

/** Tests a locked table. Only PostgreSQL lets another connection hold a table. */
export function lockedSuite(engine: TestEngine): void {
  describe('a table that somebody holds', () => {
    let url = '';
    let holder: pg.Client;
    beforeAll(async () => {
      url = (await engine.newDatabase()).DATABASE_URL ?? '';
      holder = new pg.Client({ connectionString: url });
      await holder.connect();
    });
    const api = useApi(engine, () => ({ DATABASE_URL: url }));
    afterAll(() => holder.end());

    it.each(tables)('%s: who needs it is told to come back, and nobody else notices', async (held) => {
      // Cached responses now belong to an older version.
      await holder.query('update catalogue_version set version = version + 1');
      await holder.query(`begin; lock table ${held} in access exclusive mode`);
      let refused = 0;
      const answers = Array.from({ length: CALLERS }, async (_, turn) => {
        const answer = await api.get(needing[held](turn));
        refused += 1;
        return answer;
      });
      const others = tables.filter((table) => table !== held).map((table) => needing[table](CALLERS));
      for (const path of ['/readyz', ...others]) {
        const { status } = await api.get(path);
        expect([path, status, refused]).toEqual([path, 200, 0]);
      }
      expect((await Promise.all(answers)).map(comeBack)).toEqual(
        Array.from({ length: CALLERS }, () => [503, '5', 'application/problem+json']),
      );
      await holder.query('rollback');
      expect((await api.get(needing[held](0))).status).toBe(200);
    });

    it('[API-08] what is cached is answered all the same', async () => {
      const page = '/products?_page=2&_limit=10';
      const before = (await api.get(page)).text;
      await holder.query('begin; lock table products in access exclusive mode');
      const answer = await api.get(page);
      expect([answer.status, answer.text]).toEqual([200, before]);
      await holder.query('rollback');
    });
  });
}
