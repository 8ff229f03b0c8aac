import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished, type TestContext } from 'vitest';
import { roomOf } from '../src/database/disk-room.ts';
import { temporaryFolder } from './folder.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Writes a file that leaves so many bytes free. */
  readonly fill: (leaveBytes: number) => void;
  readonly free: () => void;
}

/** Returns a function that mounts a file system of a few MB for one test. Without the right to mount it skips the test. */
export function smallDisks(): (context: TestContext, megabytes: number) => SmallDisk {
  const parent = temporaryFolder();
  const skip = (context: TestContext, reason: string): never => {
    console.warn(`Skipped, because ${reason}: ${context.task.name}`);
    return context.skip(reason);
  };
  return (context, megabytes) => {
    if (process.platform !== 'linux') return skip(context, `${process.platform} has no tmpfs`);
    const folder = fs.mkdtempSync(path.join(parent, 'disk-'));
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder];
    const { status, stderr, error } = spawnSync('mount', options, { encoding: 'utf8' });
    if (status !== 0) return skip(context, `a tmpfs cannot be mounted (${error?.message ?? stderr.trim()})`);
    onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
    const filler = path.join(folder, 'filler');
    return {
      folder,
      fill: (leaveBytes) => fs.appendFileSync(filler, Buffer.alloc(Math.max(0, roomOf(folder) - leaveBytes))),
      free: () => fs.rmSync(filler),
    };
  };
}
