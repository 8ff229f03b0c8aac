import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { roomOf } from '../src/database/disk-room.ts';
import { temporaryFolder } from './folder.ts';

function mount(folder: string, megabytes: number): string | null {
  if (process.platform !== 'linux') return `${process.platform} has no tmpfs`;
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder];
  const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}

const unmount = (folder: string): void => void spawnSync('umount', ['--lazy', folder]);

/** Returns the reason why this user cannot mount a small file system, or null. */
export function mountProblem(): string | null {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-mount-'));
  const problem = mount(folder, 1);
  if (problem === null) unmount(folder);
  fs.rmdirSync(folder);
  return problem;
}

/** Returns a function that mounts a file system of this many megabytes until the end of the test. */
export function smallDisks() {
  const parent = temporaryFolder();
  return (megabytes: number) => {
    const folder = fs.mkdtempSync(path.join(parent, 'disk-'));
    const problem = mount(folder, megabytes);
    if (problem !== null) throw new Error(problem);
    onTestFinished(() => unmount(folder));
    const filler = path.join(folder, 'filler');
    return {
      folder,
      /** Fills the disk until this many bytes are free. */
      fillUntilFree: (bytes: number) => fs.appendFileSync(filler, Buffer.alloc(Math.max(0, roomOf(folder) - bytes))),
      /** Frees the space that `fillUntilFree` has taken. */
      free: () => fs.rmSync(filler),
    };
  };
}
