import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

// Health data: only the owner may read it.
const OWNER_ENTERS = 0o700;
const OWNER_READS = 0o600;
// The sticky bit, as on /tmp.
const SHARED = 0o1000;

// The recursive mkdir of Node never returns in /proc.
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, OWNER_ENTERS);
}

/** Makes the folder if needed, for its owner only. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder);
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.() && (mode & SHARED) === 0) chmodSync(folder, OWNER_ENTERS);
}

/** Makes the file if needed; it and its companions are for their owner only. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_READS));
  const folder = path.dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(path.basename(file))) chmodSync(path.join(folder, name), OWNER_READS);
}

/** Restricts everything in the folder to its owner. */
export function makePrivateTree(folder: string): void {
  makePrivateFolder(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink())
      chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? OWNER_ENTERS : OWNER_READS);
}
