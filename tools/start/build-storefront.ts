import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../setup/lock.mjs';
import { Trouble } from '../setup/trouble.mjs';
import { storefrontFingerprint } from './fingerprint.ts';

const root = path.resolve(import.meta.dirname, '../..');
const storefront = path.join(root, 'apps/storefront');
/** Dotfiles are not served. */
const STAMP = '.fingerprint';

export interface BuildOptions {
  /** Where the build goes; a build that is there already and still right is kept. */
  readonly folder: string;
  readonly signal?: AbortSignal;
}

/**
 * Builds the storefront unless the build is there and made of the same sources and settings.
 * @returns whether it was `built` or `unchanged`
 * @throws Trouble when it does not build
 */
export async function buildStorefront({ folder, signal }: BuildOptions): Promise<'built' | 'unchanged'> {
  if (isCurrent(folder)) return 'unchanged';
  return withLock(path.join(root, '.cache', 'storefront.lock'), async () => {
    if (isCurrent(folder)) return 'unchanged';
    const fingerprint = storefrontFingerprint(root);
    const aside = path.join(root, '.cache', 'storefront.new');
    await runBuild(aside, signal);
    writeFileSync(path.join(aside, STAMP), fingerprint);
    swap(aside, folder);
    return 'built';
  });
}

function isCurrent(folder: string): boolean {
  const stamp = path.join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === storefrontFingerprint(root);
}

/** A running shop serves the folder: it is exchanged in two renames, never emptied and filled. */
function swap(aside: string, folder: string): void {
  const old = path.join(root, '.cache', 'storefront.old');
  rmSync(old, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(aside, folder);
  rmSync(old, { recursive: true, force: true });
}

async function runBuild(folder: string, signal: AbortSignal | undefined): Promise<void> {
  const child = spawn(process.execPath, [path.join(storefront, 'build/main.ts'), folder], {
    cwd: storefront,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Vite would set it for itself, but later than the packages that draw the pages are loaded.
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' },
    signal,
  });
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  console.error(`\n${words.trim()}`);
  throw new Trouble('The storefront could not be built: correct what it says above and start again.');
}
