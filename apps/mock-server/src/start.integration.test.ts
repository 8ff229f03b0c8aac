import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { CHECK_HEALTH, failToStart, runCommand, startServerProcess } from '../test/server-process.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-start-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function expectSentence(settings: NodeJS.ProcessEnv, sentence: RegExp, program?: string): Promise<void> {
  const { code, output: said } = await failToStart({ DATA_DIR: path.join(folder, 'fine'), ...settings }, program);
  expect(said).toMatch(sentence);
  expect(said.trimEnd().split('\n')).toHaveLength(1);
  expect(said).not.toMatch(/Error:|^ +at /m);
  expect(code).toBe(1);
}

it('the start fails with one sentence if the port is in use', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expectSentence(
    { API_PORT: String(port) },
    new RegExp(`^Port ${port} is in use: stop what uses it, or set API_PORT to another one\\.`),
  );
  await expectSentence({ STOREFRONT_PORT: String(port) }, new RegExp(`^Port ${port} is in use: .* STOREFRONT_PORT`));
  taken.close();
});

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

it('the start fails with one sentence if the emulator is on in production', async () => {
  await expectSentence(
    { IDENTITY_EMULATOR: 'true', NODE_ENV: 'production' },
    /^IDENTITY_EMULATOR takes unsigned tokens/,
  );
});

it('the health check of the image exits with 0 only if the server responds', async () => {
  const server = await startServerProcess({ DATA_DIR: path.join(folder, 'healthy') });
  const check = async (address: string) =>
    (await runCommand(CHECK_HEALTH, [address], { API_PORT: new URL(server.url).port })).code;
  expect(await Promise.all(['/healthz', '/readyz', '/nowhere'].map(check))).toEqual([0, 0, 1]);
  expect(await server.stop('SIGTERM')).toBe(0);
});
