import type { Manifest } from 'vite';

const ENTRY = 'index.html';

function collect(manifest: Manifest, key: string, seen: Set<string>): void {
  if (seen.has(key)) return;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) collect(manifest, next, seen);
}

/** Returns the manifest keys that the entry needs on every screen. */
function entryKeys(manifest: Manifest): Set<string> {
  const keys = new Set<string>();
  collect(manifest, ENTRY, keys);
  return keys;
}

/**
 * Returns the scripts that must be loaded before a screen can react, in addition to those of the entry. They are
 * addresses below the site's root. A screen's file carries the name of its component.
 * @throws if the build has no chunk of that name
 */
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
