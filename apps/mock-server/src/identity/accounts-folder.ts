import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeTree } from '../database/private-files.ts';
import { StartError } from '../start-error.ts';

/**
 * The folder that keeps the emulator's accounts after the emulator ends. They are in clear text, passwords included.
 * Only its owner can read the folder, and git ignores it.
 */
export interface AccountsFolder {
  /** The folder that an export is written to. The export counts only after `accept` has swapped it in. */
  readonly next: string;
  /** A folder for the emulator's own files. */
  readonly work: string;
  /** Returns the folder of the accounts to start with, or undefined if there are none yet. */
  readonly current: () => string | undefined;
  /** Swaps a complete export in. A broken export is deleted, and the accounts stay as they were. */
  readonly accept: () => boolean;
  readonly release: () => void;
}

/**
 * Opens the folder for one emulator and recovers what a crash left behind. That is a complete export that was not yet
 * swapped in, or accounts that were being swapped.
 * @throws StartError if the folder cannot be written, or another emulator uses it and would overwrite its accounts
 */
export function openAccountsFolder(folder: string): AccountsFolder {
  const [current, next, previous, work] = ['accounts', 'next', 'previous', 'work'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  create(work);
  const release = claim(folder);
  closeTree(folder);

  const accept = () => {
    if (!isComplete(next)) {
      remove(next);
      return false;
    }
    remove(previous);
    if (fs.existsSync(current)) fs.renameSync(current, previous);
    fs.renameSync(next, current);
    remove(previous);
    return true;
  };

  if (!accept() && !fs.existsSync(current) && isComplete(previous)) fs.renameSync(previous, current);
  if (fs.existsSync(current) && !isComplete(current)) fs.renameSync(current, unusedName(`${current}.unreadable`));
  // Removes a half-written export of a killed emulator. The emulator writes to a separate folder and then moves it.
  for (const name of fs.readdirSync(work)) if (name.startsWith('firebase-export-')) remove(path.join(work, name));

  return { next, work, current: () => (fs.existsSync(current) ? current : undefined), accept, release };
}

function create(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new StartError(`${folder} cannot be written to: get write access to it, or set DATA_DIR to another folder.`);
  }
}

/**
 * Locks the folder through SQLite. It is a lock of the operating system, which ends with the process, even after a
 * crash.
 */
function claim(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, 'in-use.db'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new StartError(
      `Another shop already uses the accounts in ${folder}: stop it, or set DATA_DIR to a folder of this shop's own.`,
    );
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

function isComplete(folder: string): boolean {
  try {
    for (const file of ['firebase-export-metadata.json', 'auth_export/accounts.json', 'auth_export/config.json'])
      JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    return true;
  } catch {
    return false;
  }
}

const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

function unusedName(base: string): string {
  let number = 1;
  while (fs.existsSync(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
