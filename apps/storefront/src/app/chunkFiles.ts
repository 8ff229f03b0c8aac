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

const fetchSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not come`));
    };
    document.head.append(link);
  });

/**
 * Returns whether the page itself already loads a file. The placeholder link of a stylesheet that is inlined into the
 * page counts too.
 */
const isInPage = (href: string) =>
  [...document.querySelectorAll('link')].some(
    (link) => link.href === href && /modulepreload|stylesheet/.test(link.rel),
  );

function fetchFile(href: string): Promise<unknown> | undefined {
  const known = files.get(href);
  if (known || isInPage(href)) return known;
  const coming = (href.endsWith('.css') ? fetchSheet : fetchScript)(href);
  files.set(href, coming);
  // A failed file is fetched again by the next caller.
  coming.catch(() => files.delete(href));
  return coming;
}

/**
 * Returns the chunk's own file, read from its import. The bundler passes no addresses for a chunk that needs no other
 * file.
 */
const ownFile = (load: () => unknown): string[] => {
  const name = /import\(\s*[`'"]\.\/([^`'"]+)/.exec(String(load))?.[1];
  return name === undefined ? [] : [`assets/${name}`];
};

/**
 * Loads a chunk; the bundler calls this for each dynamic import. It fetches all files of the chunk at once and imports
 * the chunk when they are in the browser's cache. A browser may remember a failed import for as long as the page lives.
 * No browser remembers a failed `fetch`, so a retry really fetches again (AMB-59).
 * @param load the dynamic import itself
 * @param addresses the addresses of the chunk's files below the site's root, without those that every page has
 */
export async function importChunk<T>(load: () => Promise<T>, addresses: readonly string[] = []): Promise<T> {
  const all = new Set([...ownFile(load), ...addresses]);
  await Promise.all([...all].map((address) => fetchFile(new URL(`/${address}`, window.location.href).href)));
  return load();
}
