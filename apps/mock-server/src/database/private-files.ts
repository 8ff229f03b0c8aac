import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

// The files contain health data, so only their owner may read them.
const OWNER_ENTERS = 0o700;
const OWNER_READS = 0o600;
/** The sticky bit of a folder that many users share, such as /tmp. Its mode must not be changed. */
const SHARED = 0o1000;

/** Creates the folders one by one, because Node's recursive `mkdir` never returns for a folder in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, OWNER_ENTERS);
}

/**
 * Creates the folder if needed, and lets only its owner enter. A folder of another user or with a sticky bit stays as
 * it is.
 */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.() && (mode & SHARED) === 0) chmodSync(folder, OWNER_ENTERS);
}

/**
 * Creates the file if needed. Only the owner may read this file and those whose names begin with its name, such as
 * 'niramaya.sqlite-wal' for 'niramaya.sqlite'.
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_READS));
  const folder = path.dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(path.basename(file))) chmodSync(path.join(folder, name), OWNER_READS);
}

/** Creates the folder if needed, and lets only the owner read it and everything in it. */
export function makePrivateTree(folder: string): void {
  makePrivateFolder(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink())
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? OWNER_ENTERS : OWNER_READS);
}
