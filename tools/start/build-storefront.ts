import { exec } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Trouble } from '../trouble.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'apps/storefront/dist');
const served = path.join(root, '.cache/storefront');

/**
 * Builds the storefront with Nx, or restores it from the cache if nothing has changed, and copies it to the folder that
 * is served. If `STOREFRONT_DIR` names a folder, that folder is served unchanged. The checks use it for their build.
 * @returns the folder that is served
 * @throws Trouble if the build fails, or if the named folder holds no build
 */
export async function buildStorefront(signal?: AbortSignal): Promise<string> {
  const named = process.env.STOREFRONT_DIR;
  if (named) {
    if (existsSync(path.join(named, 'index.html'))) return path.resolve(named);
    throw new Trouble(`STOREFRONT_DIR names ${named}, which holds no build: leave it out to have one made.`);
  }
  await promisify(exec)('npx nx run @niramaya/storefront:build', {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    signal,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    if (signal?.aborted) throw error;
    console.error(`\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    throw new Trouble('The storefront could not be built: correct what it says above and start again.');
  });
  replaceServed();
  return served;
}

/** Replaces the served folder with two renames, because another running shop may serve it. */
function replaceServed(): void {
  const aside = mkdtempSync(`${served}-`);
  cpSync(built, path.join(aside, 'new'), { recursive: true });
  if (existsSync(served)) renameSync(served, path.join(aside, 'old'));
  renameSync(path.join(aside, 'new'), served);
  rmSync(aside, { recursive: true, force: true });
}
