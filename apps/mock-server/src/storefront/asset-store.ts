import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

// Open pages request their old chunks after an update.
const CACHED_FOR_MS = 30 * 86_400_000;

const ASSETS = 'assets';

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

// Atomic: other processes may write the same file.
function put(from: string, to: string): void {
  const part = `${to}.${process.pid}.part`;
  copyFileSync(from, part);
  renameSync(part, to);
}

function prune(folder: string, now: number): void {
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name);
    const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - since > CACHED_FOR_MS) rmSync(file, { force: true });
  }
}

/** Copies hashed files to `store`, for open pages of other builds. */
export function publishAssets(build: string, store: string, now = Date.now()): void {
  const [from, to] = [path.join(build, ASSETS), path.join(store, ASSETS)];
  const names = namesIn(from);
  mkdirSync(to, { recursive: true });
  for (const name of names) {
    const target = path.join(to, name);
    if (!statSync(target, { throwIfNoEntry: false })) put(path.join(from, name), target);
    utimesSync(target, now / 1000, now / 1000);
  }
  prune(to, now);
}
