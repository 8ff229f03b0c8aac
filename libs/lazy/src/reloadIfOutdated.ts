import type { StoredKey } from '@niramaya/contract';

/** The storage module may be outdated. */
const key = 'niramaya.renewed' satisfies StoredKey;

/** A new deployment renames this file. */
const ownFile = () => new URL(import.meta.url).pathname;

function markOnce(file: string): boolean {
  try {
    if (sessionStorage.getItem(key) === file) return false;
    sessionStorage.setItem(key, file);
    return true;
  } catch {
    return false;
  }
}

/** Once per version. */
export async function reloadIfOutdated(): Promise<boolean> {
  const file = ownFile();
  try {
    const page = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || (await page.text()).includes(file)) return false;
  } catch {
    return false;
  }
  if (!markOnce(file)) return false;
  window.location.reload();
  return true;
}
