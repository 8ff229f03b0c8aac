import { statSync } from 'node:fs';

// Of SQLite; `databaseErrorKind` then returns 'away'.
const CANNOT_OPEN = 14;

function identityOf(file: string): string | null {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}:${ino}`;
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
    throw Object.assign(new Error('The database file is not in its place.'), { errcode: CANNOT_OPEN });
  };
}
