import { policy } from '@niramaya/contract';

/** Requests of this page load by address. A failed one is removed, so that the next import requests the file again. */
const files = new Map<string, Promise<unknown>>();

/** Rejects for a failed request, for another status than 2xx, and after `policy.chunkTimeoutMs`. */
async function fetchScript(href: string): Promise<void> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), policy.chunkTimeoutMs);
  try {
    const response = await fetch(href, { signal: leaving.signal });
    if (!response.ok) throw new Error(`${href} answers ${response.status}`);
    // A host may answer a removed file with the home page, and a public Wi-Fi with its login page.
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw new Error(`${href} is a page`);
    await response.arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the browser fetches the file already, because the page names it. */
const isInPage = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some((link) => link.href === href);

function fetchOnce(href: string): Promise<unknown> | undefined {
  const known = files.get(href);
  if (known || isInPage(href)) return known;
  const pending = fetchScript(href);
  files.set(href, pending);
  pending.catch(() => files.delete(href));
  return pending;
}

/**
 * Imports a chunk once all its files are in the HTTP cache of the browser. The build puts it in the place of Vite's own
 * preload helper (`build/chunk-files.ts`): Chromium remembers a failed import for the life of the page, but never a failed
 * `fetch`, so a retry can succeed.
 *
 * @param addresses Paths of the files of the chunk, from the root of the shop.
 */
export async function importChunk<T>(load: () => Promise<T>, addresses: readonly string[] = []): Promise<T> {
  await Promise.all(addresses.map((address) => fetchOnce(new URL(`/${address}`, window.location.href).href)));
  return load();
}
