import { expect, it, onTestFinished } from 'vitest';
import { addMemberAt, asha, namesAt, visitor } from '../test/api.ts';
import type { TestEngine } from '../test/engines.ts';
import { startServerProcess } from '../test/server-process.ts';
import { openDatabase } from './database/open.ts';
import { createLogger } from './logger.ts';
import { readSettings } from './settings.ts';

export function processesSuite(engine: TestEngine): void {
  it('[API-20 API-21] two processes create one shop, share its lists, and one continues if the other is killed', async () => {
    const settings = await engine.newDatabase();
    // Both start at once, so that each finds no tables.
    const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    const [first, second] = servers;
    for (const { url } of servers) {
      const response = await fetch(`${url}/products?_page=1`);
      expect([response.status, response.headers.get('x-total-count')]).toEqual([200, '300']);
      expect(await namesAt(url)).toEqual(['Meera Iyer', 'Arjun Iyer', 'Savitri Subramaniam']);
    }
    const add = async ({ url }: { url: string }, name: string) =>
      (await addMemberAt(url, { ...asha, name }, visitor('5'))).status;
    expect([await add(first, 'Asha'), await add(second, 'Ravi')]).toEqual([201, 201]);
    for (const { url } of servers) expect(await namesAt(url, visitor('5'))).toEqual(['Asha', 'Ravi']);

    expect(await first.stop('SIGKILL')).toBe(null);
    expect(await add(second, 'Meera')).toBe(201);
    expect(await namesAt(second.url, visitor('5'))).toEqual(['Asha', 'Ravi', 'Meera']);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(await second.stop('SIGTERM')).toBe(0);
  });

  it('[API-21] two processes that get members for lists with one place at once add one member to each list', async () => {
    const settings = await engine.newDatabase();
    const servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
    onTestFinished(async () => void (await Promise.all(servers.map(({ stop }) => stop('SIGTERM')))));
    const database = await openDatabase(readSettings(settings), createLogger('silent'));
    onTestFinished(() => database.close());
    const visitors = [...'0123456789abcdef'].map(visitor);
    const add = async ({ url }: { url: string }, headers: Record<string, string>) =>
      (await addMemberAt(url, asha, headers)).status;
    for (const headers of visitors) expect(await add(servers[0], headers)).toBe(201);
    const added = database.db.selectFrom('members').select(['owner', 'name', 'age_json', 'gender']);
    for (const first of await added.where('name', '=', 'Asha').execute())
      await database.db.insertInto('members').values(Array(998).fill(first)).execute();
    // Each list is one more chance for both processes to count the members at the same moment.
    for (const headers of visitors) {
      const statuses = await Promise.all(servers.map((server) => add(server, headers)));
      expect(statuses.toSorted()).toEqual([201, 409]);
    }
    expect(await added.where('name', '=', 'Asha').execute()).toHaveLength(16 * 1_000);
  });
}
