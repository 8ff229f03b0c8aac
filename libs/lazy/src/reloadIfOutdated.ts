import type { StoredKey } from '@niramaya/contract';

/**
 * The key of the session storage under which the reload is noted. This file does not use the storage module of the
 * shop, because that module may be a part of the outdated code.
 */
const key = 'niramaya.renewed' satisfies StoredKey;

/**
 * Reloads the page if a chunk is missing because a newer version of the shop has been deployed: the page on the server
 * then names other files. It reloads once per version and tab, so that a wrong guess cannot cause a loop.
 *
 * @returns true if the page reloads. False without a network or storage, or if the page is not outdated.
 */
export async function reloadIfOutdated(): Promise<boolean> {
  // The name of the running file contains a hash, so each deployment has another name.
  const file = new URL(import.meta.url).pathname;
  try {
    const page = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || (await page.text()).includes(file) || sessionStorage.getItem(key) === file) return false;
    sessionStorage.setItem(key, file);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
