import type { Manifest } from 'vite';

/** What has to be there before a screen can answer: addresses of scripts and style sheets, below the site's root. */
export interface Chunks {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ENTRY = 'index.html';

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(manifest, next, seen);
}

/** The parts that the entry needs, whatever the screen. */
function entryKeys(manifest: Manifest): Set<string> {
  const keys = new Set<string>();
  collect(manifest, ENTRY, keys);
  return keys;
}

/**
 * The chunks of a screen that the entry does not bring. A screen's file carries the name of its component.
 * @throws where no chunk of that name is in the build
 */
export function chunksOf(manifest: Manifest, screen: string): Chunks {
  const own = Object.keys(manifest).find(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith(`/${screen}/${screen}.tsx`),
  );
  if (own === undefined) throw new Error(`The build holds no part for the screen ${screen}.`);
  const entry = entryKeys(manifest);
  const keys = new Set<string>();
  collect(manifest, own, keys);
  const chunks = [...keys].flatMap((key) => (entry.has(key) ? [] : (manifest[key] ?? [])));
  return {
    scripts: chunks.map(({ file }) => `/${file}`),
    styles: chunks.flatMap(({ css }) => css ?? []).map((file) => `/${file}`),
  };
}
