import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is kept here is health data: it is for its owner alone. */
const OWNER_ENTERS = 0o700;
const OWNER_READS = 0o600;
/** A folder in which everybody may write and nobody may remove what is another's, such as /tmp. */
const SHARED = 0o1000;

/** Takes the rights of all others away from a folder, unless it is another user's or everybody's. */
export function closeFolder(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.() && (mode & SHARED) === 0) chmodSync(folder, OWNER_ENTERS);
}

/** Makes the folder and those above it. Node's own recursive mkdir never returns where a parent takes none, as in /proc. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(path.dirname(folder));
  mkdirSync(folder, OWNER_ENTERS);
}

/** Makes the file where there is none, so that it is never another's to read, and closes it and what lies beside it. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_READS));
  const folder = path.dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(path.basename(file))) chmodSync(path.join(folder, name), OWNER_READS);
}

/** Takes the rights of all others away from a folder and all that is in it. */
export function closeTree(folder: string): void {
  chmodSync(folder, OWNER_ENTERS);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) closeTree(inside);
    else if (entry.isFile()) chmodSync(inside, OWNER_READS);
  }
}
