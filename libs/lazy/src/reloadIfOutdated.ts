import type { StoredKey } from '@niramaya/contract';

/**
 * The key of the session storage under which the reload is noted. This file does not use the storage module of the
 * shop, because that module may be a part of the outdated code.
 */
const key = 'niramaya.renewed' satisfies StoredKey;

/**
 * True if `html` is a page of the shop that does not name the script `file`. Only the pages of the shop have the root
 * element; those of a proxy or a public Wi-Fi do not.
 */
const isOtherVersion = (html: string, file: string): boolean => html.includes('<div id="root"') && !html.includes(file);

/**
 * True if `page` is in another language than this document. Its scripts then have other names in the same version. The
 * request leaves out the query, so the cookie alone has chosen the language. A page without the header counts as the
 * same.
 */
const isOtherLanguage = ({ headers }: Response): boolean => {
  const language = headers.get('content-language');
  return language !== null && document.documentElement.lang.split('-')[0] !== language.split('-')[0];
};

/** The condition of `keepPageWhile`. */
let isPageKept = () => false;

/**
 * Sets the condition under which `reloadIfOutdated` leaves the page as it is, such as typed text that a reload would
 * lose. The shopper then sees the failure of the chunk, and can try again later. Returns a function that ends it.
 */
export function keepPageWhile(condition: () => boolean): () => void {
  isPageKept = condition;
  return () => {
    isPageKept = () => false;
  };
}

/**
 * Reloads the page if a chunk is missing because a newer version of the shop has been deployed: the page on the server
 * then names other files. A tab reloads once from each version, so that two versions which are served in turn end with
 * a message instead of a loop. Never rejects.
 *
 * @returns true if the page reloads. False if it is not outdated, if this version has reloaded the tab before, or if
 *   that cannot be known: without a connection or storage, after an error, for a page in another language, or for one
 *   that is not of the shop. It is false too while the page is kept (`keepPageWhile`).
 */
export async function reloadIfOutdated(): Promise<boolean> {
  // Without a connection no page of the server can be compared. The request would fail, or a service worker that an
  // earlier version of the shop has installed, and that does not know `no-store`, would answer it with a stored page.
  if (!navigator.onLine) return false;
  // The name of the running file contains a hash of its content, so a version with other code has another name. This
  // module must stay in the entry chunk, because that is the only script which every page names.
  const file = new URL(import.meta.url).pathname;
  try {
    // The service worker leaves a request with `no-store` to the network (`isStorablePage` in
    // `apps/storefront/service-worker/cache-rules.ts`).
    const page = await fetch(window.location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!page.ok || isOtherLanguage(page) || !isOtherVersion(await page.text(), file)) return false;
    if (isPageKept()) return false;
    const earlier = sessionStorage.getItem(key)?.split(' ') ?? [];
    if (earlier.includes(file)) return false;
    sessionStorage.setItem(key, [...earlier, file].join(' '));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
