import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestEngine } from '../test/engines.ts';
import { startServerProcess, type ServerProcess } from '../test/server-process.ts';
import { openDatabase } from './database/open.ts';
import { createLogger } from './logger.ts';
import { seed } from './seed/seed.ts';
import { readSettings } from './settings.ts';

const VISITOR = { 'x-visitor-id': '5'.repeat(32) };

const namesAt = async (url: string, headers: Record<string, string> = {}): Promise<string[]> =>
  ((await (await fetch(`${url}/consult`, { headers })).json()) as { name: string }[]).map(({ name }) => name);

const add = (url: string, name: string): Promise<Response> =>
  fetch(`${url}/consult/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...VISITOR },
    body: JSON.stringify({ name, age: '34', gender: 'female' }),
  });

/** Tests several processes on one database. */
export function processesSuite(engine: TestEngine): void {
  describe('several processes that start at once', () => {
    it('[API-20] lay out the shared list once, in a shop that is laid out already too', async () => {
      const database = await openDatabase(readSettings(await engine.newDatabase()), createLogger('silent'));
      await seed(database);
      await Promise.all(Array.from({ length: 5 }, () => seed(database)));
      const members = await database.db.selectFrom('members').select('name').orderBy('id').execute();
      expect(members.map(({ name }) => name)).toEqual(['Meera Iyer', 'Arjun Iyer', 'Savitri Subramaniam']);
      await database.close();
    });
  });

  describe('two processes on one database', () => {
    let servers: ServerProcess[] = [];
    beforeAll(async () => {
      const settings = await engine.newDatabase();
      // Both start at once on an empty database, so each finds the tables missing.
      servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    });
    afterAll(() => Promise.all(servers.map(({ stop }) => stop('SIGKILL'))));

    it('[API-20] have laid out one shop between them, and its shared list once', async () => {
      for (const { url } of servers) {
        const answer = await fetch(`${url}/products?_page=1`);
        expect([answer.status, answer.headers.get('x-total-count')]).toEqual([200, '300']);
        expect(await namesAt(url)).toEqual(['Meera Iyer', 'Arjun Iyer', 'Savitri Subramaniam']);
      }
    });

    it('[API-20 API-21] a member added through one is listed by the other', async () => {
      const [first, second] = servers;
      expect((await add(first!.url, 'Asha')).status).toBe(201);
      expect(await namesAt(second!.url, VISITOR)).toEqual(['Asha']);
      expect((await add(second!.url, 'Ravi')).status).toBe(201);
      for (const { url } of servers) expect(await namesAt(url, VISITOR)).toEqual(['Asha', 'Ravi']);
    });

    it('[API-20 API-21] the second continues after the first was killed, and loses nothing acknowledged', async () => {
      const [first, second] = servers;
      expect(await first!.stop('SIGKILL')).toBe(null);
      expect((await add(second!.url, 'Meera')).status).toBe(201);
      expect(await namesAt(second!.url, VISITOR)).toEqual(['Asha', 'Ravi', 'Meera']);
      expect((await fetch(`${second!.url}/readyz`)).status).toBe(200);
      expect(await second!.stop('SIGTERM')).toBe(0);
    });
  });
}
