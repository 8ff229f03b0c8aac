import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Trouble } from '../setup/trouble.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The place of a planted fault and its content. */
export interface Planted {
  /** The source file, relative to the workspace. */
  readonly file: string;
  /** The text to replace. It occurs exactly once in that file. */
  readonly find: string;
  readonly replace: string;
}

/** @throws Trouble if a file to change has uncommitted work */
export function refuseUncommitted(files: readonly string[]): void {
  const changed = execFileSync('git', ['status', '--porcelain', '--', ...new Set(files)], {
    cwd: root,
    encoding: 'utf8',
  });
  if (changed !== '')
    throw new Trouble(`Commit or put away these first, since faults are planted in them:\n${changed}`);
}

/** Plants a fault, runs a function and always removes the fault afterwards. */
export async function whilePlanted<T>({ file, find, replace }: Planted, run: () => Promise<T>): Promise<T> {
  const place = path.join(root, file);
  const sound = readFileSync(place, 'utf8');
  const restore = () => writeFileSync(place, sound);
  process.once('exit', restore);
  try {
    writeFileSync(
      place,
      sound.replace(find, () => replace),
    );
    return await run();
  } finally {
    restore();
    process.off('exit', restore);
  }
}
