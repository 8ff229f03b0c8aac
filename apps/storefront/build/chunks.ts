import type { Manifest } from 'vite';

/** The key of the entry in the manifest of Vite. */
export const ENTRY = 'index.html';

type Chunk = Manifest[string];
const importsOf = ({ imports = [] }: Chunk) => imports;

/**
 * Returns the paths of the file of a chunk and of the files of all chunks that it leads to: by default those that it
 * imports statically. `key` is the source of the chunk, as the manifest of Vite names it.
 */
export function filesOf(manifest: Manifest, key: string, next: (chunk: Chunk) => readonly string[] = importsOf) {
  const files = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    next(chunk).forEach(add);
  };
  add(key);
  return files;
}

/**
 * Returns the paths of the files that a screen needs besides those of the entry. `screen` is the name of its component.
 * Throws if the build has no chunk for the screen.
 */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  const own = Object.keys(manifest).find(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith(`/${screen}/${screen}.tsx`),
  );
  if (own === undefined) throw new Error(`The build holds no part for the screen ${screen}.`);
  const entry = filesOf(manifest, ENTRY);
  return [...filesOf(manifest, own)].filter((file) => !entry.has(file));
}
