import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { addMemberAt, asha, visitor } from '../../test/api.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { commandFile, runProgram, startServerProcess } from '../../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder();
const dataDir = path.join(folder, 'data');
const settings = { DATA_DIR: dataDir };
const file = (name: string): string => path.join(folder, name);
async function run(command: 'backup' | 'restore', ...args: string[]) {
  const { code, lines, errors } = await runProgram(commandFile(command), args, settings);
  return { code, output: lines.join('\n') + errors.trim() };
}

const add = async (url: string, name: string): Promise<number> =>
  (await addMemberAt(url, { ...asha, name }, visitor('b'))).status;

/** Returns the bodies of requests that together read every table. */
const responses = async (url: string): Promise<string[]> => {
  const texts = [];
  for (const address of ['/products', '/products/1', '/products?q=tablet&_sort=price', '/medi', '/offers', '/consult'])
    texts.push(await (await fetch(url + address, { headers: visitor('b') })).text());
  return texts;
};

it('backs up a running shop and restores it unchanged after a loss', async () => {
  const first = await startServerProcess(settings);
  expect(await add(first.url, 'Asha')).toBe(201);
  const before = await responses(first.url);
  const copy = file('running.sqlite');
  expect(await run('backup', copy)).toEqual({ code: 0, output: `Backed up to ${copy}.` });
  expect(await add(first.url, 'Added later')).toBe(201);
  expect(await run('restore', copy)).toEqual({ code: 1, output: expect.stringMatching(/stop it first\.$/) });
  await first.stop('SIGKILL');

  fs.rmSync(dataDir, { recursive: true });
  expect(await run('restore', copy)).toEqual({ code: 0, output: `Restored from ${copy}.` });
  const second = await startServerProcess(settings);
  expect(await responses(second.url)).toEqual(before);
  expect(await add(second.url, 'Ravi')).toBe(201);
  expect(await second.stop('SIGTERM')).toBe(0);
});

it('backs up a stopped shop, and a restore keeps the replaced database', async () => {
  const copy = file('stopped.sqlite');
  expect(await run('backup', copy)).toMatchObject({ code: 0 });
  expect(fs.statSync(copy).mode & 0o777).toBe(0o600);
  fs.writeFileSync(path.join(dataDir, 'niramaya.sqlite'), 'broken '.repeat(1_000));
  for (const kept of [/What was there is kept in/, /kept in .*niramaya\.sqlite\.before-restore-2\.$/])
    expect(await run('restore', copy)).toEqual({ code: 0, output: expect.stringMatching(kept) });
  expect(fs.readFileSync(path.join(dataDir, 'niramaya.sqlite.before-restore'), 'utf8')).toMatch(/^broken /);
  const server = await startServerProcess(settings);
  expect((await responses(server.url)).at(-1)).toContain('Ravi');
  await server.stop('SIGTERM');
});

it('corrects the numbers of products in a restored copy, with one line in the log', async () => {
  const copy = file('drifted.sqlite');
  expect(await run('backup', copy)).toMatchObject({ code: 0 });
  const database = new DatabaseSync(copy);
  database.exec('update product_counts set n = n + 1');
  database.close();
  const { code, lines } = await runProgram(commandFile('restore'), [copy], { ...settings, LOG_LEVEL: 'warn' });
  expect([code, lines.length, lines[0]]).toEqual([0, 2, expect.stringMatching(/^Restored from/)]);
  expect(lines[1]).toContain('the stored numbers of products differed from the products and were counted again');
  const restored = new DatabaseSync(path.join(dataDir, 'niramaya.sqlite'), { readOnly: true });
  expect({ ...restored.prepare('select sum(n) as n from product_counts').get() }).toEqual({ n: 300 });
  restored.close();
});

const [stopped, missing, unwritable] = [file('stopped.sqlite'), file('none.sqlite'), file('none/a.sqlite')];
it.each([
  ['a back-up without a name', 'backup', [], 'Write npm run backup -- FILE.'],
  ['an existing file', 'backup', [stopped], `${stopped} is there already: choose another name.`],
  [
    'a missing folder',
    'backup',
    [unwritable],
    `${unwritable} cannot be written: check the folder and its free space, then try again.`,
  ],
  ['a missing back-up', 'restore', [missing], `${missing} is not there: name a back-up.`],
  [
    'a file that is no back-up',
    'restore',
    [import.meta.filename],
    `${import.meta.filename} is no back-up of this shop: name one that npm run backup has made.`,
  ],
  ['a folder', 'restore', [folder], `${folder} is no back-up of this shop: name one that npm run backup has made.`],
] as const)('rejects %s with one sentence', async (_what, command, args, sentence) => {
  expect(await run(command, ...args)).toEqual({ code: 1, output: sentence });
});
