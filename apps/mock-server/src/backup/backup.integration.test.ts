import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startServerProcess } from '../../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-backup-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const dataDir = path.join(folder, 'data');
const settings = { DATA_DIR: dataDir };
const file = (name: string): string => path.join(folder, name);
const VISITOR = { 'x-visitor-id': 'b'.repeat(32) };

/** Runs one of the commands. Returns its exit code and everything that it printed. */
const run = (command: 'backup' | 'restore', ...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const program = path.resolve(import.meta.dirname, `../commands/${command}.ts`);
    execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env.PATH, ...settings } },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: (out + err).trim() }),
    );
  });

const add = async (url: string, name: string): Promise<number> => {
  const answer = await fetch(`${url}/consult/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...VISITOR },
    body: JSON.stringify({ name, age: '34', gender: 'female' }),
  });
  return answer.status;
};

/** Returns responses that together read every table. */
const answers = async (url: string): Promise<string[]> => {
  const texts = [];
  for (const address of ['/products', '/products?q=tablet&_sort=price', '/medi', '/offers', '/consult'])
    texts.push(await (await fetch(url + address, { headers: VISITOR })).text());
  return texts;
};

describe('back-up and restore', () => {
  it('a shop that is running is backed up, lost and restored, and answers as it did', async () => {
    const first = await startServerProcess(settings);
    expect(await add(first.url, 'Asha')).toBe(201);
    const before = await answers(first.url);
    expect(await run('backup', file('running.sqlite'))).toEqual({
      code: 0,
      said: `Backed up to ${file('running.sqlite')}.`,
    });
    expect(await add(first.url, 'Added later')).toBe(201);
    expect(await run('restore', file('running.sqlite'))).toEqual({
      code: 1,
      said: expect.stringMatching(/stop it first\.$/),
    });
    await first.stop('SIGKILL');

    fs.rmSync(dataDir, { recursive: true });
    expect(await run('restore', file('running.sqlite'))).toEqual({
      code: 0,
      said: `Restored from ${file('running.sqlite')}.`,
    });
    const second = await startServerProcess(settings);
    expect(await answers(second.url)).toEqual(before);
    expect(await add(second.url, 'Ravi')).toBe(201);
    expect(await second.stop('SIGTERM')).toBe(0);
  });

  it('a shop that is stopped is backed up too, and what a restore replaces is kept', async () => {
    expect(await run('backup', file('stopped.sqlite'))).toMatchObject({ code: 0 });
    expect(fs.statSync(file('stopped.sqlite')).mode & 0o777).toBe(0o600);
    fs.writeFileSync(path.join(dataDir, 'niramaya.sqlite'), 'broken '.repeat(1_000));
    const { code, said } = await run('restore', file('stopped.sqlite'));
    expect([code, said]).toEqual([0, expect.stringContaining('What was there is kept in')]);
    expect(fs.readFileSync(path.join(dataDir, 'niramaya.sqlite.before-restore'), 'utf8')).toMatch(/^broken /);
    const again = await run('restore', file('stopped.sqlite'));
    expect(again).toEqual({ code: 0, said: expect.stringMatching(/kept in .*niramaya\.sqlite\.before-restore-2\.$/) });
    expect(fs.readFileSync(path.join(dataDir, 'niramaya.sqlite.before-restore'), 'utf8')).toMatch(/^broken /);
    const server = await startServerProcess(settings);
    expect((await answers(server.url)).at(-1)).toContain('Ravi');
    await server.stop('SIGTERM');
  });

  it.each([
    ['no file', 'backup', [], 'Write npm run backup -- FILE.'],
    [
      'a file that is there',
      'backup',
      [file('stopped.sqlite')],
      `${file('stopped.sqlite')} is there already: choose another name.`,
    ],
    [
      'a folder that is not there',
      'backup',
      [file('none/a.sqlite')],
      `${file('none/a.sqlite')} cannot be written: check the folder and its free space, then try again.`,
    ],
    [
      'a back-up that is not there',
      'restore',
      [file('none.sqlite')],
      `${file('none.sqlite')} is not there: name a back-up.`,
    ],
    [
      'a file that is no back-up',
      'restore',
      [import.meta.filename],
      `${import.meta.filename} is no back-up of this shop: name one that npm run backup has made.`,
    ],
  ] as const)('%s is told in one sentence', async (_what, command, args, sentence) => {
    expect(await run(command, ...args)).toEqual({ code: 1, said: sentence });
  });
});
