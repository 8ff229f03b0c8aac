import { statSync } from 'node:fs';

const SQLITE_CANNOT_OPEN = 14;

class DatabaseMoved extends Error {
  override name = 'DatabaseMoved';
  // `databaseErrorKind` returns 'away'.
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

/** The returned function throws if the file was deleted or replaced: its writes would be lost. */
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
