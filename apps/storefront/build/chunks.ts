import type { Manifest } from 'vite';

export const ENTRY = 'index.html';

type Chunk = Manifest[string];
const importsOf = ({ imports = [] }: Chunk) => imports;

/** Returns the files of a chunk and of those it leads to. */
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

/** Throws if the build has no chunk for the screen. */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  const own = Object.keys(manifest).find(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith(`/${screen}/${screen}.tsx`),
  );
  if (own === undefined) throw new Error(`The build holds no part for the screen ${screen}.`);
  const entry = filesOf(manifest, ENTRY);
  return [...filesOf(manifest, own)].filter((file) => !entry.has(file));
}
