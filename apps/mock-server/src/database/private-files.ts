import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

// Health data: only the owner may read it.
const OWNER_ENTERS = 0o700;
const OWNER_READS = 0o600;
// The sticky bit, as on /tmp.
const SHARED = 0o1000;

export function closeFolder(folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.() && (mode & SHARED) === 0) chmodSync(folder, OWNER_ENTERS);
}

// The recursive mkdir of Node never returns in /proc.
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(path.dirname(folder));
  mkdirSync(folder, OWNER_ENTERS);
}

export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_READS));
  const folder = path.dirname(file);
  for (const name of readdirSync(folder))
    if (name.startsWith(path.basename(file))) chmodSync(path.join(folder, name), OWNER_READS);
}
