import type { StoredKey } from '@niramaya/contract';

/**
 * The key of the session storage under which the reload is noted. This file does not use the storage module of the
 * shop, because that module may be a part of the outdated code.
 */
const key = 'niramaya.renewed' satisfies StoredKey;

/** The page of a proxy or of a public Wi-Fi does not have the root element of the shop. */
const isOtherVersion = (html: string, file: string): boolean => html.includes('<div id="root"') && !html.includes(file);

/**
 * Reloads the page if a chunk is missing because a newer version of the shop has been deployed: the page on the server
 * then names other files. A tab reloads once from each version, so that two versions which are served in turn end with a
 * message instead of a loop. Never rejects.
 *
 * @returns true if the page reloads. False without a connection, without storage, for a page that is not of the shop, and
 * if the page is not outdated.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  // A service worker would answer with a stored page, which may be of an older version.
  if (!navigator.onLine) return false;
  // The name of the running file contains a hash, so each deployment has another name.
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
