import { statSync } from 'node:fs';

const SQLITE_CANNOT_OPEN = 14;

/** Thrown instead of a write that would be lost: the file that is open has no name any more. */
class DatabaseMoved extends Error {
  override name = 'DatabaseMoved';
  /** For callers it is as if the database were away. */
  readonly errcode = SQLITE_CANNOT_OPEN;
}

function identityOf(file: string): string | null {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found ? `${found.dev}:${found.ino}` : null;
  } catch {
    return null;
  }
}

/**
 * Looks whether the database's path, and that of its log of writes, still lead to the files that are open. A file that
 * was deleted or replaced goes on taking writes which nobody will ever read.
 * @param onMoved told once for each time that it happens
 * @returns what throws DatabaseMoved where they do not
 */
export function createPlaceCheck(file: string, onMoved: () => void): () => void {
  const opened = identityOf(file);
  let log: string | null = null;
  let told = false;
  return () => {
    const logNow = identityOf(`${file}-wal`);
    log ??= logNow;
    if (identityOf(file) === opened && logNow === log) {
      told = false;
      return;
    }
    if (!told) onMoved();
    told = true;
    throw new DatabaseMoved('The database file is not in its place.');
  };
}
