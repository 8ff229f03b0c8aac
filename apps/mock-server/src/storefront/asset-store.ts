import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Pages that were loaded before an update request their chunks for as long as they stay open. */
const KEPT_FOR_MS = 30 * 86_400_000;
const MAX_FILES = 5_000;

const ASSETS = 'assets';

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Copies a file atomically. Other processes may write the same file at the same moment. */
function put(from: string, to: string): void {
  const part = `${to}.${process.pid}.part`;
  copyFileSync(from, part);
  renameSync(part, to);
}

/** Removes the files that no build has had for a month, and the oldest if there are too many. */
function prune(folder: string, now: number): void {
  const files = namesIn(folder)
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, since: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now }))
    .sort((a, b) => b.since - a.since);
  for (const [index, { file, since }] of files.entries())
    if (index >= MAX_FILES || now - since > KEPT_FOR_MS) rmSync(file, { force: true });
}

/**
 * Copies the hashed files of a build into a store with those of earlier and newer builds. Every process serves from it
 * the files that its own build lacks. The name contains a hash, so files of the same name have the same content.
 * @param build the built storefront
 * @param store a folder that all processes behind one address share
 */
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
