import { hostname } from 'node:os';
import fs from 'node:fs';
import path from 'node:path';

const beatMilliseconds = 2_000;
const silentMilliseconds = 20_000;
const askAgainMilliseconds = 300;

/**
 * Runs `work` while no other command of this folder does the same. The lock is a file that names its holder. The holder
 * touches the file while it runs. So a lock that a killed command left is recovered, from inside a container as well.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (pid: number) => void }} [options] `onWait` is called once when another command holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    const holder = read(file);
    if (holder && isStale(holder)) recover(file, holder);
    else {
      if (!told && holder) onWait?.(holder.pid);
      told = true;
      await new Promise((resolve) => setTimeout(resolve, askAgainMilliseconds));
    }
  }
  const beat = setInterval(() => touch(file), beatMilliseconds);
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    fs.writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function read(file) {
  try {
    const { mtimeMs } = fs.statSync(file);
    const { pid, host } = parse(fs.readFileSync(file, 'utf8'));
    return { pid, host, mtimeMs };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Parses a lock. A lock is empty for the instant between its creation and its first byte, and after a full disk. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { pid: 0, host: '' };
  }
}

function isStale({ pid, host, mtimeMs }) {
  if (Date.now() - mtimeMs > silentMilliseconds) return true;
  return host === hostname() && pid > 0 && !isAlive(pid);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Removes a stale lock. Two commands may find the same one: the rename lets one of them win. A winner that moved a
 * fresh lock by accident puts it back.
 */
function recover(file, stale) {
  const aside = `${file}.stale-${process.pid}`;
  try {
    fs.renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  if (moved && moved.mtimeMs !== stale.mtimeMs) {
    try {
      fs.linkSync(aside, file);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  fs.rmSync(aside, { force: true });
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch {
    // The folder was removed under us: the work itself will report it.
  }
}
