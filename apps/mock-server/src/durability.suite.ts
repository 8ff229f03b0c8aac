import { describe, expect, it } from 'vitest';
import type { TestEngine } from '../test/engines.ts';
import { startServerProcess } from '../test/server-process.ts';

const WRITERS = 8;
const ROUNDS = 2;
const ACKNOWLEDGED_A_ROUND = 60;
const visitor = { 'x-visitor-id': 'd'.repeat(32) };

/** Adds members until the server is gone; answers the names whose addition was acknowledged. */
async function writeUntilKilled(url: string, writer: string, onAcknowledged: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = 0; ; number += 1) {
    const name = `${writer}-${number}`;
    const answer = await fetch(`${url}/consult/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...visitor },
      body: JSON.stringify({ name, age: '1', gender: 'male' }),
    }).catch(() => null);
    if (answer === null) return acknowledged;
    if (answer.status === 201) {
      acknowledged.push(name);
      onAcknowledged();
    }
  }
}

async function namesOn(url: string): Promise<string[]> {
  const members = (await (await fetch(`${url}/consult`, { headers: visitor })).json()) as { name: string }[];
  return members.map(({ name }) => name);
}

export function durabilitySuite(engine: TestEngine): void {
  describe('kill -9', () => {
    it('[API-21] loses no member whose addition was acknowledged', async () => {
      const database = await engine.newDatabase();
      const acknowledged: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const { child, url, stop } = await startServerProcess(database);
        let count = 0;
        const kill = () => {
          count += 1;
          if (count === ACKNOWLEDGED_A_ROUND) child.kill('SIGKILL');
        };
        const written = await Promise.all(
          Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(url, `${round}-${writer}`, kill)),
        );
        await stop('SIGKILL');
        acknowledged.push(...written.flat());
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED_A_ROUND);
      const { url, stop } = await startServerProcess(database);
      expect(await namesOn(url)).toEqual(expect.arrayContaining(acknowledged));
      expect(await stop('SIGTERM')).toBe(0);
    });
  });
}
