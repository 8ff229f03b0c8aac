import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'niramaya-lock-'));
  file = path.join(folder, 'deep', 'lock');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('lets one work at a time, and the others after it', async () => {
  const events: string[] = [];
  let finishFirst = () => {};
  const onWait = vi.fn();
  const first = withLock(file, async () => {
    events.push('first starts');
    await new Promise<void>((resolve) => (finishFirst = resolve));
    events.push('first ends');
  });
  const second = withLock(file, async () => void events.push('second'), { onWait });
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledWith(process.pid));
  finishFirst();
  await Promise.all([first, second]);
  expect(events).toEqual(['first starts', 'first ends', 'second']);
  expect(existsSync(file)).toBe(false);
});

it('answers what the work answers and lets go when it fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(withLock(file, () => Promise.resolve('yes'))).resolves.toBe('yes');
});

const leaveLock = (holder: object, secondsAgo = 0) => {
  const old = path.join(folder, 'lock');
  writeFileSync(old, JSON.stringify(holder));
  const then = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(old, then, then);
  return old;
};

it('recovers the lock of a command that was killed', async () => {
  // No process has this number: Linux process numbers end at 4194304.
  const old = leaveLock({ pid: 999_999_999, host: hostname() });
  await expect(withLock(old, () => Promise.resolve('recovered'))).resolves.toBe('recovered');
});

it.each([
  ['in another container, whose processes cannot be seen', { pid: 1, host: 'elsewhere' }],
  ['whose number another process has by now', { pid: process.pid, host: hostname() }],
  ['before it could write its name', {}],
])('recovers a lock that nobody has touched for a while: one left %s', async (_case, holder) => {
  const old = leaveLock(holder, 60);
  await expect(withLock(old, () => Promise.resolve('recovered'))).resolves.toBe('recovered');
});
