import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addMemberAt, asha, namesAt } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { startServerProcess, type ServerProcess } from '../../test/server-process.ts';

const WRITERS = 8;
const MAX_WRITES_BEFORE_THE_KILL = 120;
const LONGEST_START_MS = 400;
/** How often the server is killed. Before a release the test runs with `KILLS=100`. */
const KILLS = Number(process.env.KILLS ?? 4);

/** Returns the headers of a visitor for each round, because a visitor can add a thousand members only. */
const visitor = (round: number) => ({ 'x-visitor-id': round.toString(16).padStart(32, 'd') });

/** Kills the server after a random number of writes, during the next one. Returns the acknowledged names. */
async function killInTheMiddle({ child, url, stop }: ServerProcess, round: number): Promise<string[]> {
  const killAfter = 1 + Math.floor(Math.random() * MAX_WRITES_BEFORE_THE_KILL);
  const acknowledged: string[] = [];
  const writeUntilKilled = async (writer: number) => {
    for (let number = 0; ; number += 1) {
      const name = `${round}-${writer}-${number}`;
      // The kill cuts the request off: its write is not acknowledged.
      const response = await addMemberAt(url, { ...asha, name }, visitor(round)).catch(() => null);
      if (response === null) return;
      if (response.status === 201) acknowledged.push(name);
      if (acknowledged.length === killAfter) setTimeout(() => child.kill('SIGKILL'), Math.random() * 5);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeUntilKilled(writer)));
  await stop('SIGKILL');
  return acknowledged;
}

async function killAtTheStart(settings: NodeJS.ProcessEnv): Promise<void> {
  const soon = (child: ChildProcess) => void wait(Math.random() * LONGEST_START_MS).then(() => child.kill('SIGKILL'));
  const started = await startServerProcess(settings, soon).catch(() => null);
  await started?.stop('SIGKILL');
}

function checkFile(folder: string): unknown {
  const file = new DatabaseSync(path.join(folder, 'niramaya.sqlite'));
  const found = file.prepare('pragma integrity_check').get();
  file.close();
  return found;
}

export function durabilitySuite(engine: TestEngine): void {
  it(
    '[API-21] kill -9 loses no acknowledged member and stores no member twice',
    { timeout: 60_000 + KILLS * 10_000 },
    async () => {
      const settings = await engine.newDatabase();
      const rounds: string[][] = [];
      for (let round = 0; round < KILLS; round += 1) {
        if (round % 2 === 0) await killAtTheStart(settings);
        rounds.push(await killInTheMiddle(await startServerProcess(settings), round));
      }
      const { url, stop } = await startServerProcess(settings);
      for (const [round, acknowledged] of rounds.entries()) {
        const names = await namesAt(url, visitor(round));
        expect(acknowledged.length).toBeGreaterThan(0);
        expect(names).toEqual(expect.arrayContaining(acknowledged));
        expect(names).toHaveLength(new Set(names).size);
      }
      expect((await fetch(`${url}/products`)).headers.get('x-total-count')).toBe('300');
      expect(await stop('SIGTERM')).toBe(0);
      if (settings.DATA_DIR !== undefined) expect(checkFile(settings.DATA_DIR)).toEqual({ integrity_check: 'ok' });
      console.log(`${KILLS} kills: ${rounds.flat().length} acknowledged, 0 lost`);
    },
  );
}
