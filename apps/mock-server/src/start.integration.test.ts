import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { commandFile, MAIN, runProgram, startServerProcess } from '../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder({
  'a-file': '',
  'held/niramaya.sqlite': '',
  'broken/niramaya.sqlite': 'this is no database, however long it is. '.repeat(100),
});
const inFolder = (name: string) => ({ DATA_DIR: path.join(folder, name) });

const holder = new DatabaseSync(path.join(folder, 'held/niramaya.sqlite'));
holder.exec('begin exclusive');
afterAll(() => holder.close());

it.each([
  [
    'the data folder lies below a file',
    inFolder('a-file/below'),
    /^The data folder .* cannot be written: make it writable or set DATA_DIR/,
  ],
  ['the data folder cannot be made', { DATA_DIR: '/proc/none' }, /^The data folder \/proc\/none cannot be written/],
  [
    'the database is broken',
    inFolder('broken'),
    /^The database .*niramaya\.sqlite cannot be read: check its permissions/,
  ],
  [
    'another process holds the database',
    inFolder('held'),
    /^Another process holds the database .*niramaya\.sqlite: end it, or wait for it, and start again\.$/m,
  ],
  [
    'the database server is unreachable',
    { ...inFolder('fine'), DATABASE_URL: 'postgresql://shop:secret@127.0.0.1:1/shop' },
    /^The database at 127\.0\.0\.1:1\/shop cannot be reached \(ECONNREFUSED\): start it or correct DATABASE_URL\.$/m,
  ],
])('the start fails with one sentence, without a password, if %s', async (_case, settings, sentence) => {
  const { code, errors } = await runProgram(MAIN, [], settings);
  expect(errors).toMatch(sentence);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
  expect(errors).not.toMatch(/Error:|^ +at /m);
  expect(code).toBe(1);
});

it('the health check of the image exits with 0 only if the server responds', async () => {
  const server = await startServerProcess(inFolder('healthy'));
  const check = async (address: string) =>
    (await runProgram(commandFile('check-health'), [address], { API_PORT: new URL(server.url).port })).code;
  expect(await Promise.all(['/healthz', '/readyz', '/nowhere'].map(check))).toEqual([0, 0, 1]);
  expect(await server.stop('SIGTERM')).toBe(0);
});

it('a server in production logs what the shop lacks, with the page to read', async () => {
  const settings = { ...inFolder('production'), NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'demo-niramaya' };
  // pino writes in the background, so the log may come after the addresses. This is the last line of the list.
  const { lines } = await runProgram(MAIN, [], { ...settings, LOG_LEVEL: 'warn' }, /TRUSTED_PROXIES is not set/);
  const logged = lines.flatMap((line) =>
    line.startsWith('{') ? [JSON.parse(line) as { msg: string; read?: string }] : [],
  );
  expect(logged).toContainEqual(
    expect.objectContaining({
      read: 'docs/own-catalogue.md',
      msg: 'the catalogue is empty: load your products with npm run import -- FILE',
    }),
  );
  expect(logged.filter(({ read }) => read === 'docs/running-it.md#before-you-open').length).toBeGreaterThanOrEqual(2);
});
