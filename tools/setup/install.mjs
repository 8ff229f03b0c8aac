import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodeForInstall } from './node.mjs';
import { Trouble } from './trouble.mjs';

/**
 * Installs all packages, even if NODE_ENV=production or npm's own settings would omit those that build the storefront.
 */
const command = ['ci', '--include=dev', '--include=optional'];
const bytesNeeded = 2 * 1024 ** 3;
const lookMilliseconds = 1_000;

/**
 * Installs the packages of the lock file with `npm ci`. The output goes to a log, and an error becomes one sentence.
 * @param {string} root the folder of the lock file
 * @param {(words: string) => void} progress
 */
export async function installPackages(root, progress) {
  requireDisk(root);
  const log = path.join(root, '.cache', 'setup', 'npm.log');
  fs.mkdirSync(path.dirname(log), { recursive: true });
  const timer = watch(root, progress);
  try {
    const code = await runNpm(root, log);
    if (code !== 0) throw new Trouble(refusal(fs.readFileSync(log, 'utf8'), path.relative(process.cwd(), log)));
  } finally {
    clearInterval(timer);
  }
}

/** @param {string} root */
function requireDisk(root) {
  const { bavail, bsize } = fs.statfsSync(root);
  const free = bavail * bsize;
  if (free >= bytesNeeded) return;
  throw new Trouble(
    `The disk has ${(free / 1024 ** 3).toFixed(1)} GB left and the packages need 2 GB: make room and start again.`,
  );
}

/** @returns {Promise<number>} npm's exit code */
function runNpm(root, log) {
  const node = nodeForInstall(root);
  const out = fs.openSync(log, 'w');
  // npm_config_* of an outer `npm start --silent` and the like must not change what `npm ci` does or prints.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_config_loglevel$/i.test(name)));
  const outerPath = env.PATH ?? '';
  env.PATH = [path.dirname(node), outerPath].join(path.delimiter);
  const cli = process.env.npm_execpath;
  const child =
    cli && /npm-cli\.[cm]?js$/.test(cli)
      ? spawn(node, [cli, ...command], { cwd: root, env, stdio: ['ignore', out, out] })
      : spawn('npm', command, { cwd: root, env, stdio: ['ignore', out, out], shell: process.platform === 'win32' });
  const stop = (signal) => {
    child.kill(signal);
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new Trouble('npm could not be started: install npm 10 or newer.')));
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    for (const signal of signals) process.off(signal, stop);
    fs.closeSync(out);
  });
}

/**
 * Reports the progress of npm, which prints nothing while it unpacks. It creates all the folders first and fills them
 * one by one. So the share of packages that have their package.json is the progress.
 */
function watch(root, progress) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const expected = Object.entries(packages)
    .filter(([key, entry]) => key.startsWith('node_modules/') && !entry.link && isForThisMachine(entry))
    .map(([key]) => path.join(root, key, 'package.json'));
  let before = 0;
  return setInterval(() => {
    const now = expected.filter((file) => fs.existsSync(file)).length;
    // A reinstallation first removes the old packages, so the count falls at first.
    if (now >= before && now > 0) progress(`${now} of ${expected.length} packages`);
    before = now;
  }, lookMilliseconds);
}

/** Whether a lock file allows a value. It contains a name or a list of names, and `!name` excludes. */
function allows(wanted, value) {
  const names = [wanted ?? []].flat();
  if (names.some((name) => name.startsWith('!'))) return !names.includes(`!${value}`);
  return names.length === 0 || names.includes(value);
}

function isForThisMachine({ os, cpu, libc }) {
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, 'glibc');
}

/**
 * Returns what npm's log means for the person who waits, by npm's own error codes. It reads only errors, because
 * warnings name the same codes.
 */
function refusal(log, logName) {
  const errors = log
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .join('\n');
  const reasons = [
    [/ENOSPC/, 'the disk is full: make room and start again.'],
    [/EACCES|EPERM|EROFS/, 'a file may not be written: check who owns this folder and npm’s cache, and start again.'],
    [
      /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/,
      'the package registry cannot be reached: check the connection and start again.',
    ],
    [/EUSAGE/, 'package.json and package-lock.json disagree: run “npm install” once and start again.'],
    [/EBADENGINE|Unsupported engine/, 'this npm is too old: install Node 20 or newer with its npm.'],
  ];
  const reason = reasons.find(([pattern]) => pattern.test(errors))?.[1] ?? `read ${logName} for npm’s own words.`;
  return `Installing the packages failed: ${reason}`;
}
