import { policy } from '@niramaya/contract';

/** Files that are loaded or being fetched, by address. */
const files = new Map<string, Promise<unknown>>();

async function fetchScript(href: string): Promise<void> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), policy.chunkTimeoutMs);
  try {
    const response = await fetch(href, { signal: leaving.signal });
    if (!response.ok) throw new Error(`${href} answers ${response.status}`);
    await response.arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

/** Returns whether the page itself already loads a script. */
const isInPage = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some((link) => link.href === href);

function fetchOnce(href: string): Promise<unknown> | undefined {
  const known = files.get(href);
  if (known || isInPage(href)) return known;
  const pending = fetchScript(href);
  files.set(href, pending);
  // A failed file is fetched again by the next caller.
  pending.catch(() => files.delete(href));
  return pending;
}

/**
 * Loads a chunk; the bundler calls this for each dynamic import. It fetches all files of the chunk at once and imports
 * the chunk when they are in the browser's cache. A browser may remember a failed import for as long as the page lives.
 * No browser remembers a failed `fetch`, so a retry really fetches again (AMB-59).
 * @param load the dynamic import itself
 * @param addresses the addresses of the chunk's files below the site's root, without those that every page has. The
 *   bundler passes none for a chunk that needs no other file. Such a chunk is imported at once.
 */
export async function importChunk<T>(load: () => Promise<T>, addresses: readonly string[] = []): Promise<T> {
  await Promise.all(addresses.map((address) => fetchOnce(new URL(`/${address}`, window.location.href).href)));
  return load();
}
