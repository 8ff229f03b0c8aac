import type { StoredKey } from '@niramaya/contract';

/** The storage module may be in the outdated part. */
const key = 'niramaya.renewed' satisfies StoredKey;

/** A new deployment renames this file. */
const ownFile = () => new URL(import.meta.url).pathname;

/** Returns false if already recorded, or if storage fails. */
function leaveOnce(file: string): boolean {
  try {
    if (sessionStorage.getItem(key) === file) return false;
    sessionStorage.setItem(key, file);
    return true;
  } catch {
    return false;
  }
}

/** Reloads an outdated page, once per version, and returns whether it does. */
export async function renewIfOutdated(): Promise<boolean> {
  const file = ownFile();
  try {
    const page = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || (await page.text()).includes(file)) return false;
  } catch {
    return false;
  }
  if (!leaveOnce(file)) return false;
  window.location.reload();
  return true;
}
