import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { coalesced } from '../coalesce.ts';

const READ_TIMEOUT_MS = 5_000;
const RETRY_MS = 5_000;
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

const { version } = createRequire(import.meta.url)('firebase-tools/package.json') as { version: string };

/**
 * The folders of the accounts. A save writes `next`, moves `current` to `former`, and `next` to `current`. So one of
 * the three is complete at any moment, even if the process is killed.
 */
const placesIn = (home: string) => ({
  next: path.join(home, 'accounts.next'),
  current: path.join(home, 'accounts'),
  former: path.join(home, 'accounts.former'),
});

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function putInPlace({ next, current, former }: ReturnType<typeof placesIn>): void {
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
  const places = placesIn(home);
  const { next, current, former } = places;
  // A save that was killed leaves the folder incomplete.
  if (readExport(next) === null) remove(next);
  else putInPlace(places);
  const isEmpty = !existsSync(current) || readdirSync(current).length === 0;
  const accounts = isEmpty ? null : readExport(current);
  if (accounts !== null) return { folder: current, accounts };
  if (!isEmpty) {
    const aside = `${current}.unreadable-${Date.now()}`;
    renameSync(current, aside);
    warn(`The accounts of the sign-in could not be read. They are kept in ${aside}: restore them from a copy.`);
  }
  const earlier = readExport(former);
  if (earlier === null) return { folder: current, accounts: [] };
  remove(current);
  renameSync(former, current);
  return { folder: current, accounts: earlier };
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
 * Returns a function that saves the accounts as the emulator's own export does. Callers share one save that begins
 * after all have called. It never rejects: a failure is written to `warn` once, and the save is tried again. The
 * emulator's export is not used, because it ends the emulator if the disk is full, and removes the old folder before it
 * moves the new one.
 */
export function createSaver(home: string, origin: string, projectId: string, warn = console.warn): () => Promise<void> {
  const places = placesIn(home);
  let hasFailed = false;
  const read = async (address: string): Promise<string> => {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    const response = await fetch(origin + address, { headers: { authorization: 'Bearer owner' }, signal });
    if (!response.ok) throw new Error(`the emulator responded with ${response.status}`);
    return response.text();
  };
  const save = async (): Promise<void> => {
    const [accounts, config] = await Promise.all([
      read(`/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`),
      read(`/emulator/v1/projects/${projectId}/config`),
    ]);
    remove(places.next);
    await mkdir(path.join(places.next, 'auth_export'), { recursive: true, mode: 0o700 });
    await write(places.next, METADATA, JSON.stringify({ version, auth: { version, path: 'auth_export' } }));
    await write(places.next, CONFIG, config);
    await write(places.next, ACCOUNTS, accounts);
    putInPlace(places);
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
