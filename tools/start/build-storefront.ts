import { exec } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { CliError } from '../cli-error.ts';

const root = path.resolve(import.meta.dirname, '../..');
const built = path.join(root, 'apps/storefront/dist');
const served = path.join(root, '.cache/storefront');

/** Serves `STOREFRONT_DIR` unchanged, if set; throws CliError if there is no build. */
export async function buildStorefront(signal?: AbortSignal): Promise<string> {
  const named = process.env.STOREFRONT_DIR;
  if (named) {
    if (existsSync(path.join(named, 'index.html'))) return path.resolve(named);
    throw new CliError(`STOREFRONT_DIR names ${named}, which holds no build: leave it out to have one made.`);
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

/** Renames, because another running shop may serve it. */
function replaceServed(): void {
  const aside = mkdtempSync(`${served}-`);
  cpSync(built, path.join(aside, 'new'), { recursive: true });
  if (existsSync(served)) renameSync(served, path.join(aside, 'old'));
  renameSync(path.join(aside, 'new'), served);
  rmSync(aside, { recursive: true, force: true });
}
