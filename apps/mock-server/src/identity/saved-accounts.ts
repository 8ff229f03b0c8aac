import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coalesced } from '../coalesce.ts';

/** How long the emulator may take to send its accounts or its settings, in ms. */
const READ_TIMEOUT_MS = 5_000;
/** The pause before a save that has failed is tried again, in ms. The warning about it names the time too. */
const RETRY_MS = 5_000;
// The files of an export of the emulator, by their paths in its folder.
const METADATA = 'firebase-export-metadata.json';
const CONFIG = 'auth_export/config.json';
const ACCOUNTS = 'auth_export/accounts.json';

/** The fields of an account that the shop itself reads. */
export interface Account {
  readonly localId: string;
  /** The time in seconds since 1970, as text, before which no token of the account is valid. */
  readonly validSince?: string;
  /** The time of the last log-in in ms since 1970, as text. */
  readonly lastLoginAt?: string;
}

/** The version of the emulator, which an export names. */
const { version } = createRequire(import.meta.url)('firebase-tools/package.json') as { version: string };

/**
 * Returns the three folders of the accounts. A save writes `next`, moves `current` to `former`, and `next` to
 * `current`. So one of the three is complete at any moment, even if the process is killed.
 */
const foldersIn = (home: string) => ({
  next: path.join(home, 'accounts.next'),
  current: path.join(home, 'accounts'),
  former: path.join(home, 'accounts.former'),
});

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Makes the complete save in `next` the current one. */
function makeNextCurrent({ next, current, former }: ReturnType<typeof foldersIn>): void {
  remove(former);
  if (existsSync(current)) renameSync(current, former);
  renameSync(next, current);
  remove(former);
}

/** Returns the accounts of a folder, or null if a file is missing or damaged. */
function readExport(folder: string): readonly Account[] | null {
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as { users?: Account[] };
  try {
    read(METADATA);
    read(CONFIG);
    return read(ACCOUNTS).users ?? [];
  } catch {
    return null;
  }
}

/**
 * Returns the folder and the accounts of the newest complete save. Accounts that cannot be read are moved to a folder
 * of their own, and `warn` gets a sentence about it.
 */
export function findAccounts(home: string, warn: (sentence: string) => void = console.warn) {
  const folders = foldersIn(home);
  const { next, current, former } = folders;
  // A process that was killed during a save leaves `next` behind: incomplete, or complete and not moved yet.
  if (readExport(next) === null) remove(next);
  else makeNextCurrent(folders);
  const isEmpty = !existsSync(current) || readdirSync(current).length === 0;
  const accounts = isEmpty ? null : readExport(current);
  if (accounts !== null) return { folder: current, accounts };
  // The accounts exist and cannot be read, so the folder is kept for a repair by hand.
  if (!isEmpty) {
    const aside = `${current}.unreadable-${Date.now()}`;
    renameSync(current, aside);
    warn(`The accounts of the sign-in could not be read. They are kept in ${aside}: restore them from a copy.`);
  }
  const formerAccounts = readExport(former);
  if (formerAccounts === null) return { folder: current, accounts: [] };
  remove(current);
  renameSync(former, current);
  return { folder: current, accounts: formerAccounts };
}

/**
 * Writes a file that only its owner may read, because it contains passwords in clear text. It is synchronised to the
 * disk, so that a power cut leaves no empty file.
 */
async function write(folder: string, name: string, text: string): Promise<void> {
  const file = await open(path.join(folder, name), 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Returns a function that saves the accounts in the form of the emulator's own export. Its promise never rejects: the
 * first failure in a row is written to `warn`, and the save is tried again. Callers share a save, which begins after
 * all of them have called (`coalesced`).
 *
 * The emulator's export is not used, because it ends the emulator if the disk is full, and removes the old folder
 * before it moves the new one.
 */
export function createSaver(home: string, origin: string, projectId: string, warn = console.warn): () => Promise<void> {
  const folders = foldersIn(home);
  let hasFailed = false;
  const read = async (address: string): Promise<string> => {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    // 'owner' is the token with which the emulator takes a request for that of an administrator.
    const response = await fetch(origin + address, { headers: { authorization: 'Bearer owner' }, signal });
    if (!response.ok) throw new Error(`the emulator responded with ${response.status}`);
    return response.text();
  };
  const save = async (): Promise<void> => {
    const [accounts, config] = await Promise.all([
      read(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`),
      read(`/emulator/v1/projects/${projectId}/config`),
    ]);
    remove(folders.next);
    await mkdir(path.join(folders.next, 'auth_export'), { recursive: true, mode: 0o700 });
    await write(folders.next, METADATA, JSON.stringify({ version, auth: { version, path: 'auth_export' } }));
    await write(folders.next, CONFIG, config);
    await write(folders.next, ACCOUNTS, accounts);
    makeNextCurrent(folders);
  };
  const saveOrWarn = coalesced(async () => {
    try {
      await save();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        warn(
          `The accounts of the sign-in cannot be saved (${String(error)}). The save is tried again every 5 s: examine the disk space and the folder ${home}.`,
        );
      hasFailed = true;
      setTimeout(() => void saveOrWarn(), RETRY_MS).unref();
    }
  });
  return saveOrWarn;
}
