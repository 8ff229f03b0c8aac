import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, hasPinnedNode, requireNewEnough } from './setup/node.mjs';
import { installPackages } from './setup/install.mjs';
import { hasPackages, isSetUp, linkLibraries, writeStamp } from './setup/installed.mjs';
import { linkPostgresLibraries } from './setup/native.mjs';
import { withLock } from './setup/lock.mjs';
import { Trouble } from './setup/trouble.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Brings a fresh clone to the point where every command can run, and says what it does. Several commands may set up at
 * once: one works, the others wait for it.
 * @param {ReturnType<typeof import('./setup/steps.mjs').createSteps>} steps
 * @param {{ quietWhenReady?: boolean }} [options] `quietWhenReady`: say nothing when there is nothing to do
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node for everything else, and its environment
 */
export async function setUp(steps, { quietWhenReady = false } = {}) {
  requireWriteAccess();
  if (!hasPinnedNode(root)) requireNewEnough();
  if (!(quietWhenReady && isSetUp(root))) await steps.step('Packages', preparePackages);
  const node = findNode(root);
  return { node: node.path, env: environment(node) };
}

/** @param {(words: string) => void} progress */
async function preparePackages(progress) {
  if (isSetUp(root)) return 'ready';
  return withLock(
    path.join(root, '.cache', 'setup', 'lock'),
    async () => {
      // The command we waited for may have done it.
      if (isSetUp(root)) return 'ready';
      linkLibraries(root);
      if (!hasPackages(root)) {
        progress('installing');
        await installPackages(root, progress);
      }
      linkPostgresLibraries(root);
      writeStamp(root);
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
 * Puts the pinned Node and the packages' commands first on the PATH, for tools that start `node` by name, and lets every
 * command keep what it compiled: the server starts in half the processor time.
 */
function environment(node) {
  const before = [path.dirname(node.path), path.join(root, 'node_modules', '.bin')];
  return {
    NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
    ...process.env,
    PATH: [...before, process.env.PATH ?? ''].join(path.delimiter),
  };
}
