import type { StoredKey } from '@niramaya/contract';

/** The storage module may be outdated. */
const key = 'niramaya.renewed' satisfies StoredKey;

/** Reloads for a newer version, once. */
export async function reloadIfOutdated(): Promise<boolean> {
  // A new deployment renames this file.
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
