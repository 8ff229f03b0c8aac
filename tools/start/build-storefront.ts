import { exec } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CliError } from '../cli-error.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The folder that each build writes. */
const built = path.join(root, 'apps/storefront/dist');
/** The folder that the shop serves, so that a later build does not change the pages of a running shop. */
const served = path.join(root, '.cache/storefront');

/**
 * Returns the folder with the storefront to serve: that of `STOREFRONT_DIR` unchanged if the variable is set, otherwise
 * a copy of a new build. Throws CliError if the named folder has no build, or if the build fails. `signal` aborts the
 * build.
 */
export async function buildStorefront(signal?: AbortSignal): Promise<string> {
  const named = process.env.STOREFRONT_DIR;
  if (named) {
    if (existsSync(path.join(named, 'index.html'))) return path.resolve(named);
    throw new CliError(
      `STOREFRONT_DIR names ${named}, which holds no build: run npm run build, or leave STOREFRONT_DIR out to have one made.`,
    );
  }
  await promisify(exec)('npx nx run @niramaya/storefront:build', {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    signal,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    if (signal?.aborted) throw error;
    console.error(`\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    throw new CliError('The storefront could not be built: correct what it says above and start again.');
  });
  replaceServed();
  return served;
}

/**
 * Puts a copy of the new build in the place of the served one. It renames folders, so that another shop which serves
 * the old build never finds a half-written one.
 */
function replaceServed(): void {
  const aside = mkdtempSync(`${served}-`);
  cpSync(built, path.join(aside, 'new'), { recursive: true });
  if (existsSync(served)) renameSync(served, path.join(aside, 'old'));
  renameSync(path.join(aside, 'new'), served);
  rmSync(aside, { recursive: true, force: true });
}
