import { statfsSync } from 'node:fs';

const SQLITE_FULL = 13;

// SQLite returns SQLITE_FULL if a write to its file finds no room. It returns these codes if another call finds none:
// fsync, truncate, and the enlargement of the shared memory file (https://sqlite.org/rescode.html#extrc). A defective
// disk or an exceeded quota returns the same codes, so the free space decides.
const AMBIGUOUS_CODES = new Set([778, 1034, 1290, 1546, 4618, 4874, 5386]);

// SQLite enlarges its shared memory file by 32 kB, and needs some pages of its log besides.
const LEAST_ROOM_BYTES = 64 * 1024;

/** Returns the bytes that may still be written to the disk of a folder, or infinity if the disk does not answer. */
export function roomOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

/** Returns an error with the code SQLITE_FULL for a failed write whose cause is a full disk, else the error itself. */
export function explainFailedWrite(error: unknown, roomBytes: () => number): unknown {
  const isAmbiguous =
    error instanceof Error &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    AMBIGUOUS_CODES.has(error.errcode);
  if (!isAmbiguous || roomBytes() >= LEAST_ROOM_BYTES) return error;
  return Object.assign(new Error('The disk of the database is full.', { cause: error }), { errcode: SQLITE_FULL });
}
