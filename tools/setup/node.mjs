import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Trouble } from './trouble.mjs';

/** The server uses `node:sqlite` and runs TypeScript as it is: both are stable from here on. */
const oldestForServer = [22, 22];

/**
 * The Node that runs everything after the set-up: the one pinned by the lock file where there is one for this machine,
 * else the one that runs now.
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

/** Whether the lock file brings a Node for this machine; known before anything is installed. */
export function hasPinnedNode(root) {
  const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Boolean(lock.packages[`node_modules/${pinnedName()}`]);
}

/** Refuses a Node that is new enough for the set-up but not for the server, where no pinned one exists. */
export function requireNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = oldestForServer;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Trouble(
    `Node ${process.versions.node} is too old on this kind of machine (${process.platform} ${process.arch}): install Node ${oldestForServer.join('.')} or newer.`,
  );
}

/**
 * The Node to run `npm ci` with. npm deletes `node_modules`, and newer npms put the pinned Node of that very folder
 * first on the PATH: we then take the Node that runs npm itself, or a copy.
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

/** npm 10 does not link this package into `node_modules/.bin`, so the path is ours to know. */
function pinnedNode(root) {
  const file = path.join(root, 'node_modules', pinnedName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return fs.existsSync(file) ? file : undefined;
}

/** Undefined where the file cannot run here: a Linux without glibc, a folder mounted without the right to execute. */
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
