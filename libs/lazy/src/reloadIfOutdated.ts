import type { StoredKey } from '@niramaya/contract';

/** The storage module may be outdated. */
const key = 'niramaya.renewed' satisfies StoredKey;

/** The page of a proxy or of a public Wi-Fi does not have the root element. */
const isOtherVersion = (html: string, file: string): boolean => html.includes('<div id="root"') && !html.includes(file);

/**
 * Reloads the page if the server has another version of the shop, and returns whether it does. A tab reloads once from
 * each version, so that two versions which are served in turn end with a message. Without storage, a connection or a
 * page of the shop nothing reloads. Never rejects.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  // A service worker would answer with a stored page, which may be of an older version.
  if (!navigator.onLine) return false;
  // A new deployment renames this file.
  const file = new URL(import.meta.url).pathname;
  try {
    const page = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || !isOtherVersion(await page.text(), file)) return false;
    const earlier = sessionStorage.getItem(key)?.split(' ') ?? [];
    if (earlier.includes(file)) return false;
    sessionStorage.setItem(key, [...earlier, file].join(' '));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
