import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/**
 * How long the hashed files of an older build are kept, in ms, because open pages request their old chunks after an
 * update.
 */
const KEPT_FOR_MS = 30 * 86_400_000;

/**
 * Copies the hashed files of a build to `store`, for pages of this build that are still open after the next one, and
 * deletes those that no build of the last thirty days has.
 */
export function publishAssets(build: string, store: string, now = Date.now()): void {
  const [from, to] = [path.join(build, 'assets'), path.join(store, 'assets')];
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    const file = path.join(to, name);
    if (!existsSync(file)) {
      // The file gets its name only when it is complete, because another process may publish or read the same file.
      const part = `${file}.${process.pid}.part`;
      copyFileSync(path.join(from, name), part);
      renameSync(part, file);
    }
    utimesSync(file, now / 1000, now / 1000);
  }
  for (const name of readdirSync(to)) {
    const file = path.join(to, name);
    // The time of a file is that of the last start with a build that has it. A file that another process has just
    // deleted counts as new.
    const lastUsed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - lastUsed > KEPT_FOR_MS) rmSync(file, { force: true });
  }
}
