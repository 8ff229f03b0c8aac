import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addMemberAt, asha, visitor } from '../../test/api.ts';
import { temporaryFolder } from '../../test/folder.ts';
import { startServerProcess, type ServerProcess } from '../../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const parent = temporaryFolder();
let folder: string;
let server: ServerProcess;
const lines: string[] = [];
const file = (ending = ''): string => path.join(folder, `niramaya.sqlite${ending}`);
const replace = () => {
  fs.copyFileSync(file(), file('.copy'));
  fs.renameSync(file('.copy'), file());
};
const add = () => addMemberAt(server.url, asha, visitor('d'));
const removeAll = () => fetch(`${server.url}/consult`, { method: 'DELETE', headers: visitor('d') });
const status = async (address: string): Promise<number> => (await fetch(server.url + address)).status;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(parent, 'moved-'));
  lines.length = 0;
  server = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'error' }, ({ stdout }) => {
    createInterface({ input: stdout! }).on('line', (line) => lines.push(line));
  });
  expect((await add()).status).toBe(201);
});
afterEach(() => server.stop('SIGKILL'));

it.each([
  ['deleted', () => fs.rmSync(file())],
  ['deleted with its folder', () => fs.rmSync(folder, { recursive: true })],
  ['moved away', () => fs.renameSync(file(), file('.aside'))],
  ['replaced by another one', replace],
  ['without its write-ahead log', () => fs.rmSync(file('-wal'))],
])('a database file %s: no write is acknowledged, /readyz gets 503, and the log has one line', async (_how, take) => {
  take();
  for (const response of [await add(), await add(), await removeAll()])
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  const statuses = [await status('/readyz'), await status('/healthz'), await status('/products?_page=1')];
  expect(statuses).toEqual([503, 200, 200]);
  const warnings = lines.filter((line) => line.includes('was deleted or replaced'));
  expect(warnings).toEqual([expect.stringContaining(`The database ${file()} was deleted or replaced`)]);
});

it('a database file put back: accepts writes again', async () => {
  fs.renameSync(file(), file('.aside'));
  expect((await add()).status).toBe(503);
  fs.renameSync(file('.aside'), file());
  expect((await add()).status).toBe(201);
  expect(await status('/readyz')).toBe(200);
});
