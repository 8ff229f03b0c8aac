import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccountsFolder } from './accounts-folder.ts';
import { exportAccounts } from './export-accounts.ts';

let parent: string;
let status: number;
const asked: [string | undefined, string | undefined][] = [];
const emulator = createServer((request, response) => {
  asked.push([request.url, request.headers.authorization]);
  response.writeHead(status).end(JSON.stringify(request.url?.endsWith('/config') ? { signIn: {} } : { users: [] }));
});
let origin: string;

beforeEach(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'niramaya-export-'));
  status = 200;
  asked.length = 0;
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`;
});
afterEach(async () => {
  emulator.closeAllConnections();
  await new Promise((resolve) => emulator.close(resolve));
  rmSync(parent, { recursive: true, force: true });
});

it('writes all accounts and settings as the emulator imports them, for their owner alone', async () => {
  const accounts = openAccountsFolder(parent);
  await exportAccounts(origin, 'demo-niramaya', accounts.next);
  expect(asked).toEqual([
    ['/identitytoolkit.googleapis.com/v1/projects/demo-niramaya/accounts:batchGet?maxResults=-1', 'Bearer owner'],
    ['/emulator/v1/projects/demo-niramaya/config', 'Bearer owner'],
  ]);
  expect(accounts.accept()).toBe(true);
  accounts.release();
  const file = (name: string) => path.join(parent, 'accounts', name);
  const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as unknown;
  expect(read('auth_export/accounts.json')).toEqual({ users: [] });
  expect(read('auth_export/config.json')).toEqual({ signIn: {} });
  expect(read('firebase-export-metadata.json')).toMatchObject({ auth: { path: 'auth_export' } });
  expect(statSync(file('auth_export/accounts.json')).mode & 0o777).toBe(0o600);
});

it('leaves nothing of an older export', async () => {
  const folder = path.join(parent, 'next');
  mkdirSync(path.join(folder, 'auth_export'), { recursive: true });
  writeFileSync(path.join(folder, 'auth_export/accounts-old.json'), '{}');
  await exportAccounts(origin, 'demo-niramaya', folder);
  expect(() => statSync(path.join(folder, 'auth_export/accounts-old.json'))).toThrow('ENOENT');
});

it('fails where the emulator refuses, and writes nothing', async () => {
  status = 500;
  const folder = path.join(parent, 'next');
  await expect(exportAccounts(origin, 'demo-niramaya', folder)).rejects.toThrow('with 500');
  expect(() => statSync(folder)).toThrow('ENOENT');
});

it('fails where the folder cannot be written', async () => {
  const file = path.join(parent, 'file');
  writeFileSync(file, '');
  await expect(exportAccounts(origin, 'demo-niramaya', path.join(file, 'next'))).rejects.toThrow('ENOTDIR');
});
