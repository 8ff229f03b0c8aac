import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, hasPinnedNode, requireNewEnough } from './setup/node.mjs';
import { installPackages } from './setup/install.mjs';
import { hasPackages, isSetUp, linkLibraries, writeStamp } from './setup/installed.mjs';
import { linkPostgresLibraries } from './setup/native.mjs';
import { withLock } from './setup/lock.mjs';
import { generateStyledSystem, hasStyledSystem } from './setup/styled-system.mjs';
import { Trouble } from './setup/trouble.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Sets up a fresh clone so that every command can run, and prints what it does. Several commands may run the set-up at
 * once: one works, the others wait for it.
 * @param {ReturnType<typeof import('./setup/steps.mjs').createSteps>} steps
 * @param {{ quietWhenReady?: boolean, packages?: string }} [options] `quietWhenReady`: print nothing when there is
 * nothing to do. The option `packages`: a folder whose own lock file the command needs, beside that of the workspace.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node for everything else, and its environment
 */
export async function setUp(steps, { quietWhenReady = false, packages } = {}) {
  requireWriteAccess();
  if (!hasPinnedNode(root)) requireNewEnough();
  const prepare = async (title, folder) => {
    if (quietWhenReady && isSetUp(folder)) return;
    await steps.step(title, (progress) => preparePackages(folder, progress));
  };
  await prepare('Packages', root);
  await withStyledSystem();
  if (packages) await prepare(`Packages of ${packages}`, path.join(root, packages));
  const node = findNode(root);
  return { node: node.path, env: environment(node) };
}

const withStyledSystem = () =>
  hasStyledSystem(root) ||
  withLock(
    path.join(root, '.cache', 'setup', 'styled-system'),
    () => hasStyledSystem(root) || generateStyledSystem(root),
  );

/**
 * @param {string} folder with a lock file
 * @param {(words: string) => void} progress
 */
async function preparePackages(folder, progress) {
  if (isSetUp(folder)) return 'ready';
  return withLock(
    path.join(folder, '.cache', 'setup', 'lock'),
    async () => {
      // The command that held the lock may have done it.
      if (isSetUp(folder)) return 'ready';
      linkLibraries(folder);
      if (!hasPackages(folder)) {
        progress('installing');
        await installPackages(folder, progress);
      }
      linkPostgresLibraries(folder);
      writeStamp(folder);
      return 'installed';
    },
    { onWait: (pid) => progress(`waiting for the set-up of process ${pid}`) },
  );
}

function requireWriteAccess() {
  const probe = path.join(root, '.cache', `write-${process.pid}`);
  try {
    fs.mkdirSync(path.dirname(probe), { recursive: true });
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Trouble('The disk is full: make room and start again.');
    throw new Trouble(`The folder ${root} cannot be written to: get write access to it, or clone it elsewhere.`);
  }
}

/**
 * Returns the environment of every command. The pinned Node and the packages' commands come first on the PATH, for
 * tools that start `node` by name. Every command keeps its compiled code: the server then starts in half the processor
 * time.
 */
function environment(node) {
  const before = [path.dirname(node.path), path.join(root, 'node_modules', '.bin')];
  return {
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
    ...process.env,
    PATH: [...before, process.env.PATH ?? ''].join(path.delimiter),
  };
}
