import fs from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../test/folder.ts';
import { commandFile, MAIN, runProgram, startServerProcess } from '../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = temporaryFolder();

async function expectSentence(settings: NodeJS.ProcessEnv, sentence: RegExp): Promise<void> {
  const { code, errors } = await runProgram(MAIN, [], { DATA_DIR: path.join(folder, 'fine'), ...settings });
  expect(errors).toMatch(sentence);
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
  expect(errors).not.toMatch(/Error:|^ +at /m);
  expect(code).toBe(1);
}

it('the start fails with one sentence if the data folder or database is unusable', async () => {
  const file = path.join(folder, 'a-file');
  fs.writeFileSync(file, '');
  await expectSentence(
    { DATA_DIR: path.join(file, 'below') },
    /^The data folder .* cannot be written: make it writable or set DATA_DIR/,
  );
  await expectSentence({ DATA_DIR: '/proc/none' }, /^The data folder \/proc\/none cannot be written/);

  const broken = path.join(folder, 'broken');
  fs.mkdirSync(broken);
  fs.writeFileSync(path.join(broken, 'niramaya.sqlite'), 'this is no database, however long it is. '.repeat(100));
  await expectSentence({ DATA_DIR: broken }, /^The database .*niramaya\.sqlite cannot be read: check its permissions/);
});

it('the start fails with one sentence, without the password, if the database server is unreachable', async () => {
  await expectSentence(
    { DATABASE_URL: 'postgresql://shop:secret@127.0.0.1:1/shop' },
    /^The database at 127\.0\.0\.1:1\/shop cannot be reached \(ECONNREFUSED\): start it or correct DATABASE_URL\.$/m,
  );
});

it('the health check of the image exits with 0 only if the server responds', async () => {
  const server = await startServerProcess({ DATA_DIR: path.join(folder, 'healthy') });
  const check = async (address: string) =>
    (await runProgram(commandFile('check-health'), [address], { API_PORT: new URL(server.url).port })).code;
  expect(await Promise.all(['/healthz', '/readyz', '/nowhere'].map(check))).toEqual([0, 0, 1]);
  expect(await server.stop('SIGTERM')).toBe(0);
});
