import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { binFile } from '../setup/bin.mjs';
import { withLock } from '../setup/lock.mjs';
import { Trouble } from '../setup/trouble.mjs';
import { nxEnvironment } from '../test/tasks.ts';
import { storefrontFolder } from './storefront-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The output folder of the storefront's `build` target. */
const built = path.join(root, 'reports/apps/storefront/build/site');

/**
 * Builds the storefront with Nx, or restores it from the cache if nothing has changed, and copies it to the folder that
 * is served. If `STOREFRONT_DIR` names a folder, that folder is served unchanged.
 * @returns the folder that is served
 * @throws Trouble if the build fails, or if the named folder holds no build
 */
export async function buildStorefront(signal?: AbortSignal): Promise<string> {
  const folder = storefrontFolder();
  if (process.env.STOREFRONT_DIR) {
    if (existsSync(path.join(folder, 'index.html'))) return folder;
    throw new Trouble(`STOREFRONT_DIR names ${folder}, which holds no build: leave it out to have one made.`);
  }
  await withLock(path.join(root, '.cache', 'storefront.lock'), async () => {
    await runBuild(signal);
    swap(folder);
  });
  return folder;
}

/** Replaces the served folder with two renames, because another running shop may serve it. */
function swap(folder: string): void {
  const aside = path.join(root, '.cache', 'storefront.new');
  const old = path.join(root, '.cache', 'storefront.old');
  for (const left of [aside, old]) rmSync(left, { recursive: true, force: true });
  cpSync(built, aside, { recursive: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(aside, folder);
  rmSync(old, { recursive: true, force: true });
}

async function runBuild(signal: AbortSignal | undefined): Promise<void> {
  const child = spawn(process.execPath, [binFile(root, 'nx'), 'run', '@niramaya/storefront:build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...nxEnvironment(), FORCE_COLOR: '0' },
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  console.error(`\n${output.trim()}`);
  throw new Trouble('The storefront could not be built: correct what it says above and start again.');
}
