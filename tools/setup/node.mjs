import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Trouble } from './trouble.mjs';

/**
 * The oldest Node for the server. The server uses `node:sqlite` and runs TypeScript directly: both are stable from this
 * version on.
 */
const oldestForServer = [22, 22];

/**
 * Finds the Node that runs everything after the set-up. It is the one pinned by the lock file, if there is one for this
 * machine. Otherwise it is the one that runs now.
 * @param {string} root
 * @returns {{ path: string, version: string, pinned: boolean }}
 */
export function findNode(root) {
  const pinned = pinnedNode(root);
  const version = pinned && versionOf(pinned);
  if (pinned && version) return { path: pinned, version, pinned: true };
  requireNewEnough();
  return { path: process.execPath, version: process.versions.node, pinned: false };
}

/** Whether the lock file contains a Node for this machine. This is known before anything is installed. */
export function hasPinnedNode(root) {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Boolean(lock.packages[`node_modules/${pinnedName()}`]);
}

/**
 * Throws if this Node is new enough for the set-up but not for the server. It is called where no pinned Node exists.
 */
export function requireNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestForServer;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Trouble(
    `Node ${process.versions.node} is too old on this kind of machine (${process.platform} ${process.arch}): install Node ${oldestForServer.join('.')} or newer.`,
  );
}

/**
 * Returns the Node to run `npm ci` with. That command deletes `node_modules`, and newer npms put the pinned Node of
 * that folder first on the PATH. In that case we take the Node that runs npm itself, or a copy.
 * @param {string} root
 * @returns {string}
 */
export function nodeForInstall(root) {
  const outside = [process.env.npm_node_execpath, process.execPath].find(
    (file) => file && fs.existsSync(file) && !isInside(path.join(root, 'node_modules'), file),
  );
  if (outside) return outside;
  const copy = path.join(root, '.cache', 'setup', path.basename(process.execPath));
  fs.mkdirSync(path.dirname(copy), { recursive: true });
  fs.copyFileSync(process.execPath, copy);
  return copy;
}

function pinnedName() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

/**
 * Returns the path of the pinned Node. We build it here, because npm 10 does not link this package into
 * `node_modules/.bin`.
 */
function pinnedNode(root) {
  const file = path.join(root, 'node_modules', pinnedName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return fs.existsSync(file) ? file : undefined;
}

/**
 * Returns undefined if the file cannot run here: a Linux without glibc, or a folder mounted without the right to
 * execute.
 */
function versionOf(file) {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .slice(1);
  } catch {
    return undefined;
  }
}

function isInside(folder, file) {
  const relative = path.relative(fs.existsSync(folder) ? fs.realpathSync(folder) : folder, fs.realpathSync(file));
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}
