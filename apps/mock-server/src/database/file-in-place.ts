import { statSync } from 'node:fs';

const SQLITE_CANNOT_OPEN = 14;

/** Thrown instead of a write that would be lost, because the open file no longer has a name. */
class DatabaseMoved extends Error {
  override name = 'DatabaseMoved';
  /** Callers handle it like a database that is away. */
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
 * Checks that the paths of the database and its write-ahead log still lead to the open files. A deleted or replaced
 * file still accepts writes, but nobody can read them later.
 * @param onMoved called once each time that it happens
 * @returns a function that throws DatabaseMoved if a path leads elsewhere
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
