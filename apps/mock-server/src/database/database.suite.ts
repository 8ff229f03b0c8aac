import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { createLogger } from '../logger.ts';
import { seed } from '../seed/seed.ts';
import { readSettings } from '../settings.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { countsAgree, recount } from './recount.ts';

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

    it('[API-10] counts that have drifted are noticed and put right', async () => {
      const open = await opener(engine);
      const database = await open();
      await seed(database);
      expect(await countsAgree(database)).toBe(true);
      await database.db.updateTable('product_counts').set({ n: 1 }).where('category', '=', 'vitamins').execute();
      await database.db.deleteFrom('words').execute();
      expect(await countsAgree(database)).toBe(false);
      await recount(database);
      expect(await countsAgree(database)).toBe(true);
      expect(await database.db.selectFrom('words').select('word').where('word', '=', 'tablet').execute()).toEqual([
        { word: 'tablet' },
      ]);
      await database.close();
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

/** Passes bytes on to the real database until it is told to be away. */
async function startGate(target: URL) {
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const gate = createServer((inside) => {
    const outside = connect(Number(target.port), target.hostname);
    track(inside).pipe(track(outside)).pipe(inside);
  });
  const openAt = async (port: number): Promise<number> => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
    return (gate.address() as AddressInfo).port;
  };
  const port = await openAt(0);
  return {
    port,
    shut: async () => {
      gate.close();
      for (const socket of sockets) socket.destroy();
      await once(gate, 'close');
    },
    reopen: () => openAt(port),
  };
}

/** Only an engine of its own process can be away. */
export function awaySuite(engine: TestEngine): void {
  describe('a database that is away', () => {
    let gate: Awaited<ReturnType<typeof startGate>>;
    let address = '';
    beforeAll(async () => {
      const url = new URL((await engine.newDatabase()).DATABASE_URL ?? '');
      gate = await startGate(new URL(url));
      url.port = String(gate.port);
      address = url.href;
    });
    const api = useApi(engine, () => ({ DATABASE_URL: address }));
    afterAll(() => gate.shut());

    it('answers 503 with Retry-After, the process lives on, and all is well once it is back', async () => {
      expect((await api.get('/products?_page=1')).status).toBe(200);
      await gate.shut();
      for (const path of ['/products', '/medi', '/offers', '/consult', '/readyz']) {
        const answer = await api.get(path);
        expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
        expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
        expect(answer.text).not.toContain('ECONN');
      }
      expect((await api.addMember({ name: 'Lost', age: '1', gender: 'male' })).status).toBe(503);
      expect((await api.get('/healthz')).status).toBe(200);
      await gate.reopen();
      expect((await api.get('/readyz')).status).toBe(200);
      expect((await api.get('/consult')).text).not.toContain('Lost');
    });
  });
}
