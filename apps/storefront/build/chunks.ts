import type { Manifest } from 'vite';

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
 * What has to be there before a screen can answer, beside what the entry brings: addresses of scripts below the site's
 * root. A screen's file carries the name of its component.
 * @throws where no chunk of that name is in the build
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
