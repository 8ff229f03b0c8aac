import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { closeTree } from '../database/private-files.ts';
import { StartError } from '../start-error.ts';

/**
 * Where the emulator's accounts outlive it. They lie here in clear text, passwords included: the folder is for its
 * owner alone and ignored by git.
 */
export interface AccountsFolder {
  /** Where an export is written. It counts only once `accept` has swapped it in. */
  readonly next: string;
  /** A folder for the emulator's own files. */
  readonly work: string;
  /** The accounts to start with; undefined where there are none yet. */
  readonly current: () => string | undefined;
  /** Swaps a complete export in; a broken one is thrown away and the accounts stay as they were. */
  readonly accept: () => boolean;
  readonly release: () => void;
}

/**
 * Opens the folder for one emulator and takes up what a crash left behind: an export that was complete but not yet
 * swapped in, or accounts that were being swapped.
 * @throws StartError where the folder cannot be written, or another emulator uses it and would overwrite its accounts
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
  // A half-written export of a killed emulator: it writes beside itself before it moves.
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

/** The lock is the operating system's, through SQLite: it goes with the process, however that ends. */
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
