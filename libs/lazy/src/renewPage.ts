import type { StoredKey } from '@niramaya/contract';

/** Not through the storage module: what is to be renewed may be the very part that holds it. */
const key = 'niramaya.renewed' satisfies StoredKey;

/** The file that this page runs: a new deployment gives it another name. */
const ownFile = () => new URL(import.meta.url).pathname;

/** Notes that this very version has been left once. False where it had been, or where nothing can be noted. */
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
 * Loads the page anew when a part is gone because a newer version of the shop was deployed: the page at the same address
 * then names other files. Once for a version, so that whatever is wrong never turns into a loop.
 * @returns whether the page is being loaded anew
 */
export async function renewIfOutdated(): Promise<boolean> {
  const file = ownFile();
  try {
    const page = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || (await page.text()).includes(file)) return false;
  } catch {
    // Without a network nothing is newer.
    return false;
  }
  if (!leaveOnce(file)) return false;
  window.location.reload();
  return true;
}
