import type { StoredKey } from '@niramaya/contract';

/** The storage key. The storage module is not used here, because it may be in the very part that must be renewed. */
const key = 'niramaya.renewed' satisfies StoredKey;

/** Returns the file that this page runs. A new deployment gives it another name. */
const ownFile = () => new URL(import.meta.url).pathname;

/** Records that the page left this version once. Returns false if it is already recorded, or if storage fails. */
function leaveOnce(file: string): boolean {
  try {
    if (sessionStorage.getItem(key) === file) return false;
    sessionStorage.setItem(key, file);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when a chunk is missing because a newer version of the shop was deployed. The page at the same
 * address then names other files. It reloads once for each version, so no fault can cause a loop.
 * @returns whether the page reloads
 */
export async function renewIfOutdated(): Promise<boolean> {
  const file = ownFile();
  try {
    const page = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || (await page.text()).includes(file)) return false;
  } catch {
    // Without a network there is no newer version.
    return false;
  }
  if (!leaveOnce(file)) return false;
  window.location.reload();
  return true;
}
