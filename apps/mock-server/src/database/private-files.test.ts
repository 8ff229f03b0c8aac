import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/folder.ts';
import { openSqlite } from './open-sqlite.ts';
import { makePrivateTree } from './private-files.ts';

const parent = temporaryFolder();

const modeOf = (file: string): string => (fs.statSync(file).mode & 0o7777).toString(8);

async function writeSomething(folder: string): Promise<void> {
  const database = openSqlite(folder);
  await database.db.schema.createTable('anything').addColumn('id', 'integer').execute();
  const names = fs.readdirSync(folder).filter((name) => name.startsWith('niramaya.sqlite'));
  expect(names).toEqual(expect.arrayContaining(['niramaya.sqlite', 'niramaya.sqlite-wal']));
  expect(names.map((name) => modeOf(path.join(folder, name)))).toEqual(names.map(() => '600'));
  await database.close();
}

it('makes a new data folder and its database private even with the umask 0', async () => {
  const before = process.umask(0);
  const folder = path.join(parent, 'new/data');
  try {
    await writeSomething(folder);
  } finally {
    process.umask(before);
  }
  expect([modeOf(folder), modeOf(path.dirname(folder))]).toEqual(['700', '700']);
});

it('makes the files of an older version private', async () => {
  const folder = path.join(parent, 'old');
  fs.mkdirSync(folder, { mode: 0o755 });
  for (const name of ['niramaya.sqlite', 'niramaya.sqlite.before-restore']) {
    fs.appendFileSync(path.join(folder, name), '');
    fs.chmodSync(path.join(folder, name), 0o644);
  }
  await writeSomething(folder);
  expect(modeOf(folder)).toBe('700');
});

it('keeps the permissions of a shared folder, and makes its database private', async () => {
  fs.chmodSync(parent, 0o1777);
  await writeSomething(parent);
  expect(modeOf(parent)).toBe('1777');
});

it('makes everything in a folder private, and follows no link out of it', () => {
  const folder = path.join(parent, 'tree');
  const outside = path.join(parent, 'outside');
  fs.mkdirSync(path.join(folder, 'accounts'), { recursive: true });
  for (const file of [outside, path.join(folder, 'firebase.json'), path.join(folder, 'accounts/accounts.json')])
    fs.writeFileSync(file, '');
  fs.symlinkSync(outside, path.join(folder, 'link'));
  for (const name of ['', 'firebase.json', 'accounts', 'accounts/accounts.json', '../outside'])
    fs.chmodSync(path.join(folder, name), name.endsWith('.json') ? 0o644 : 0o755);
  makePrivateTree(folder);
  const names = ['', 'firebase.json', 'accounts', 'accounts/accounts.json', '../outside'];
  expect(names.map((name) => modeOf(path.join(folder, name)))).toEqual(['700', '600', '700', '600', '755']);
});
