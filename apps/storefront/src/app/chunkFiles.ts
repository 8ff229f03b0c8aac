import { policy } from '@niramaya/contract';

/** Files that are here or on their way, by address. */
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

/** Whether the page has asked for a file itself; what stands in for a sheet that is written into the page counts. */
const isInPage = (href: string) =>
  [...document.querySelectorAll('link')].some(
    (link) => link.href === href && /modulepreload|stylesheet/.test(link.rel),
  );

function fetchFile(href: string): Promise<unknown> | undefined {
  const known = files.get(href);
  if (known || isInPage(href)) return known;
  const coming = (href.endsWith('.css') ? fetchSheet : fetchScript)(href);
  files.set(href, coming);
  // One that failed is fetched anew by the next who asks.
  coming.catch(() => files.delete(href));
  return coming;
}

/** The chunk's own file, as its import names it: of one that needs no other file the bundler tells nothing. */
const ownFile = (load: () => unknown): string[] => {
  const name = /import\(\s*[`'"]\.\/([^`'"]+)/.exec(String(load))?.[1];
  return name === undefined ? [] : [`assets/${name}`];
};

/**
 * What the bundler calls for each dynamic import: fetches all files of a chunk at once, and imports it when they are in
 * the browser's cache. A browser may remember for as long as the page lives that an import has failed; that a `fetch` has
 * failed, none remembers. So trying again really does (AMB-59).
 * @param load the dynamic import itself
 * @param addresses of the chunk's files below the site's root; those that every page has are left out
 */
export async function importChunk<T>(load: () => Promise<T>, addresses: readonly string[] = []): Promise<T> {
  const all = new Set([...ownFile(load), ...addresses]);
  await Promise.all([...all].map((address) => fetchFile(new URL(`/${address}`, window.location.href).href)));
  return load();
}
