import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns a name in lower case and in one Unicode form (NFC), so that equal names compare as equal. */
const plain = (name: string): string => name.normalize().toLowerCase();
/** Returns a name in the form of `plain`, without its last ending. */
const stem = (name: string): string => path.parse(plain(name)).name;

/**
 * Returns the name of a file in a folder that differs from a missing one in capitals or in its ending. Returns
 * undefined if there is none, or if the folder cannot be read.
 */
export function similarFile(folder: string, missing: string): string | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    const others = entries.filter((entry) => entry.isFile() && entry.name !== missing).map(({ name }) => name);
    // The second search finds 'neem.jpg' for 'neem' and 'neem.png', and 'neem.png.jpg' for 'neem.png', because Windows
    // hides the last ending from the person who types it.
    return (
      others.find((name) => plain(name) === plain(missing)) ??
      others.find((name) => [plain(missing), stem(missing)].includes(stem(name)))
    );
  } catch {
    return undefined;
  }
}
