import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccountsFolder, type AccountsFolder } from './accounts-folder.ts';

let folder: string;
let accounts: AccountsFolder | undefined;

const open = () => (accounts = openAccountsFolder(folder));

function writeExport(name: string, email: string, { broken = false } = {}): void {
  const target = path.join(folder, name);
  mkdirSync(path.join(target, 'auth_export'), { recursive: true });
  writeFileSync(path.join(target, 'firebase-export-metadata.json'), '{}');
  writeFileSync(path.join(target, 'auth_export/config.json'), '{}');
  const text = JSON.stringify({ users: [{ email }] });
  writeFileSync(path.join(target, 'auth_export/accounts.json'), broken ? text.slice(0, 10) : text);
}

const emails = (name: string) => {
  const text = readFileSync(path.join(folder, name, 'auth_export/accounts.json'), 'utf8');
  return (JSON.parse(text) as { users: { email: string }[] }).users.map(({ email }) => email);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'niramaya-accounts-'));
});
afterEach(() => {
  accounts?.release();
  accounts = undefined;
  rmSync(folder, { recursive: true, force: true });
});

it('starts without accounts in a new folder, which is for its owner alone', () => {
  folder = path.join(folder, 'new');
  expect(open().current()).toBeUndefined();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('says that the folder cannot be written', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => openAccountsFolder(path.join(file, 'identity'))).toThrow(
    /cannot be written to: get write access to it, or set DATA_DIR to another folder\.$/,
  );
});

it('swaps a complete export in', () => {
  writeExport('accounts', 'old@example.in');
  const { accept } = open();
  writeExport('next', 'new@example.in');
  expect(accept()).toBe(true);
  expect(emails('accounts')).toEqual(['new@example.in']);
  expect(existsSync(path.join(folder, 'previous'))).toBe(false);
});

it('throws a broken export away and keeps the accounts', () => {
  writeExport('accounts', 'old@example.in');
  const { accept } = open();
  writeExport('next', 'new@example.in', { broken: true });
  expect(accept()).toBe(false);
  expect(emails('accounts')).toEqual(['old@example.in']);
  expect(existsSync(path.join(folder, 'next'))).toBe(false);
});

it('takes up a complete export that a crash left unswapped', () => {
  writeExport('accounts', 'old@example.in');
  writeExport('next', 'new@example.in');
  open();
  expect(emails('accounts')).toEqual(['new@example.in']);
});

it.each(['before the new accounts were complete', 'with no new accounts at all'])(
  'goes back to the accounts before a crash in the middle of a swap, %s',
  (moment) => {
    writeExport('previous', 'old@example.in');
    if (moment.startsWith('before')) writeExport('next', 'new@example.in', { broken: true });
    open();
    expect(emails('accounts')).toEqual(['old@example.in']);
  },
);

it('sets unreadable accounts aside, each under a name of its own', () => {
  for (const round of [1, 2]) {
    writeExport('accounts', 'old@example.in', { broken: true });
    expect(open().current()).toBeUndefined();
    accounts?.release();
    expect(readdirSync(folder)).toContain(`accounts.unreadable-${round}`);
  }
});

it('clears half-written exports of a killed emulator away', () => {
  const half = path.join(folder, 'work/firebase-export-1');
  mkdirSync(half, { recursive: true });
  open();
  expect(existsSync(half)).toBe(false);
});

it('is for one emulator at a time, until that one lets go', () => {
  const first = open();
  expect(() => openAccountsFolder(folder)).toThrow('Another shop already uses the accounts');
  first.release();
  expect(open().current()).toBeUndefined();
});
