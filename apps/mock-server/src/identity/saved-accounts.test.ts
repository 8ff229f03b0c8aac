import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/folder.ts';
import { serve } from '../../test/serve.ts';
import { createSaver, findAccounts } from './saved-accounts.ts';

const parent = temporaryFolder();
const newHome = (files: Readonly<Record<string, string>> = {}): string => {
  const home = mkdtempSync(path.join(parent, 'home-'));
  writeFiles(home, files);
  return home;
};

const complete = (folder: string, localId: string) => ({
  [`${folder}/firebase-export-metadata.json`]: '{}',
  [`${folder}/auth_export/config.json`]: '{}',
  [`${folder}/auth_export/accounts.json`]: JSON.stringify({ users: [{ localId }] }),
});
const cut = (folder: string) => ({
  ...complete(folder, 'lost'),
  [`${folder}/auth_export/accounts.json`]: '{"users":[{"localId":"lo',
});

it.each([
  ['nothing', {}, []],
  ['a save', complete('accounts', 'saved'), ['saved']],
  ['a save that was cut off', { ...complete('accounts', 'saved'), ...cut('accounts.next') }, ['saved']],
  ['a first save that was cut off', cut('accounts.next'), []],
  [
    'a save that was not yet put in its place',
    { ...complete('accounts', 'old'), ...complete('accounts.next', 'new') },
    ['new'],
  ],
  [
    'a save between its two renames',
    { ...complete('accounts.former', 'old'), ...complete('accounts.next', 'new') },
    ['new'],
  ],
  [
    'a save before its last removal',
    { ...complete('accounts', 'new'), ...complete('accounts.former', 'old') },
    ['new'],
  ],
])('after a kill that leaves %s, a start finds the newest complete accounts', (_what, files, found) => {
  const home = newHome(files);
  const warn = vi.fn();
  const { folder, accounts } = findAccounts(home, warn);
  expect(accounts.map(({ localId }) => localId)).toEqual(found);
  expect(folder).toBe(path.join(home, 'accounts'));
  if (found.length > 0)
    expect(readFileSync(path.join(folder, 'auth_export/accounts.json'), 'utf8')).toContain(found[0]);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['without another copy', {}, []],
  ['with an earlier copy', complete('accounts.former', 'earlier'), ['earlier']],
])('sets unreadable accounts aside %s, with a sentence', (_what, files, found) => {
  const home = newHome({ ...cut('accounts'), ...files });
  const warn = vi.fn();
  expect(findAccounts(home, warn).accounts.map(({ localId }) => localId)).toEqual(found);
  const aside = readdirSync(home).find((name) => name.startsWith('accounts.unreadable-')) ?? '';
  expect(readFileSync(path.join(home, aside, 'auth_export/accounts.json'), 'utf8')).toBe('{"users":[{"localId":"lo');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `The accounts of the sign-in could not be read. They are kept in ${path.join(home, aside)}: restore them from a copy.`,
  );
});

/** A server in place of the emulator. */
async function startEmulator() {
  let users: readonly { localId: string }[] = [];
  const exports: string[] = [];
  let isBroken = false;
  const respond: RequestListener = ({ url = '', headers }, response) => {
    if (headers.authorization !== 'Bearer owner') return response.writeHead(403).end();
    if (isBroken) return response.writeHead(500).end();
    exports.push(url);
    return response.end(JSON.stringify(url.includes('batchGet') ? { users } : { signIn: {} }));
  };
  return {
    origin: await serve(respond),
    exports,
    break: () => {
      isBroken = true;
    },
    repair: () => {
      isBroken = false;
    },
    signUp: (localId: string) => {
      users = [...users, { localId }];
    },
  };
}

it('saves all changes before the call, once for all callers, for their owner only', async () => {
  const home = newHome();
  const { origin, exports, signUp } = await startEmulator();
  const save = createSaver(home, origin, 'demo-niramaya');
  signUp('asha');
  const calls = [save(), save(), save()];
  signUp('kabir');
  await Promise.all(calls);
  expect(exports.toSorted()).toEqual([
    '/emulator/v1/projects/demo-niramaya/config',
    '/identitytoolkit.googleapis.com/v1/projects/demo-niramaya/accounts:batchGet?maxResults=-1',
  ]);
  const ids = () => findAccounts(home).accounts.map(({ localId }) => localId);
  expect(ids()).toEqual(['asha', 'kabir']);
  const during = save();
  await vi.waitFor(() => expect(exports.length).toBeGreaterThan(2));
  signUp('devi');
  await Promise.all([during, save()]);
  expect(ids()).toEqual(['asha', 'kabir', 'devi']);
  expect(readdirSync(home)).toEqual(['accounts']);
  for (const entry of readdirSync(home, { recursive: true, withFileTypes: true }))
    expect([entry.name, statSync(path.join(entry.parentPath, entry.name)).mode & 0o777]).toEqual([
      entry.name,
      entry.isDirectory() ? 0o700 : 0o600,
    ]);
});

it('keeps the last save complete while the next one is written', async () => {
  const home = newHome();
  const { origin, signUp } = await startEmulator();
  const save = createSaver(home, origin, 'demo-niramaya');
  const saved = () => readFileSync(path.join(home, 'accounts/auth_export/accounts.json'), 'utf8');
  const seen = new Set<string>();
  signUp('asha');
  await save();
  signUp('kabir');
  let isSaving = true;
  const saving = save().finally(() => {
    isSaving = false;
  });
  while (isSaving) {
    seen.add(saved());
    await new Promise((resolve) => setImmediate(resolve));
  }
  await saving;
  seen.add(saved());
  expect([...seen]).toEqual(['{"users":[{"localId":"asha"}]}', '{"users":[{"localId":"asha"},{"localId":"kabir"}]}']);
});

it('keeps the last save and warns once if the next ones fail, and saves once it can', async () => {
  const home = newHome();
  const emulator = await startEmulator();
  const warn = vi.fn();
  const save = createSaver(home, emulator.origin, 'demo-niramaya', warn);
  const ids = () => findAccounts(home).accounts.map(({ localId }) => localId);
  emulator.signUp('asha');
  await save();
  emulator.signUp('kabir');
  emulator.break();
  await save();
  await save();
  expect(ids()).toEqual(['asha']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `The accounts of the sign-in cannot be saved (Error: the emulator responded with 500). The save is tried again every 5 s: examine the disk space and the folder ${home}.`,
  );
  emulator.repair();
  await save();
  expect(ids()).toEqual(['asha', 'kabir']);
});
