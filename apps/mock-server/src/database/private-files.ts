import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files hold health data, so only their owner may read them. */
const OWNER_ENTERS = 0o700;
const OWNER_READS = 0o600;
/** A folder such as /tmp: everybody may write in it, and nobody may remove the files of others. */
const SHARED = 0o1000;

/** Removes the access of all others to a folder. It skips folders of another user and shared folders. */
export function closeFolder(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.() && (mode & SHARED) === 0) chmodSync(folder, OWNER_ENTERS);
}

/**
 * Creates the folder and its parents. The recursive mkdir of Node never returns if a parent allows no folder, as in
 * /proc.
 */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(path.dirname(folder));
  mkdirSync(folder, OWNER_ENTERS);
}

/**
 * Creates the file if it is missing, so that others can never read it. It also makes the other files of the database
 * private.
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_READS));
  const folder = path.dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(path.basename(file))) chmodSync(path.join(folder, name), OWNER_READS);
}
