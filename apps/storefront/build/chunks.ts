import type { Manifest } from 'vite';

const ENTRY = 'index.html';

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(manifest, next, seen);
}

function entryKeys(manifest: Manifest): Set<string> {
  const keys = new Set<string>();
  collect(manifest, ENTRY, keys);
  return keys;
}

/** Throws if the build has no chunk for the screen. */
export function scriptsOf(manifest: Manifest, screen: string): string[] {
  const own = Object.keys(manifest).find(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith(`/${screen}/${screen}.tsx`),
  );
  if (own === undefined) throw new Error(`The build holds no part for the screen ${screen}.`);
  const entry = entryKeys(manifest);
  const keys = new Set<string>();
  collect(manifest, own, keys);
  return [...keys].flatMap((key) => (entry.has(key) || !manifest[key] ? [] : [`/${manifest[key].file}`]));
}
