import { policy } from '@niramaya/contract';

/** Requests of this page load by address. A failed one is removed, so that the next import requests the file again. */
const files = new Map<string, Promise<unknown>>();

/**
 * Downloads a file of a chunk into the HTTP cache. Rejects if the request fails, if the status is not 2xx, if the
 * response is an HTML page, or if it takes longer than `policy.chunkTimeoutMs`.
 */
async function fetchScript(href: string): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), policy.chunkTimeoutMs);
  try {
    const response = await fetch(href, { signal: controller.signal });
    if (!response.ok) throw new Error(`${href} answers ${response.status}`);
    // A host may answer a removed file with the home page, and a public Wi-Fi with its login page.
    if (/^text\/html\b/i.test(response.headers.get('content-type') ?? '')) throw new Error(`${href} is a page`);
    await response.arrayBuffer();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Downloads a file like `fetchScript`, and once more if the request ends without a response, as on a connection that a
 * busy server or a change of the network has closed. A wrong response and a stalled one are not requested again.
 */
async function fetchScriptTwice(href: string): Promise<void> {
  try {
    await fetchScript(href);
  } catch (error) {
    // `fetch` rejects with a `TypeError` if there is no response, and only then.
    if (!(error instanceof TypeError)) throw error;
    await fetchScript(href);
  }
}

/** Whether the browser fetches the file already, because the page names it. */
const isInPage = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].some((link) => link.href === href);

/** Returns the request of a file, which it starts if there is none. Undefined if the page itself fetches the file. */
function fetchOnce(href: string): Promise<unknown> | undefined {
  const request = files.get(href);
  if (request || isInPage(href)) return request;
  const pending = fetchScriptTwice(href);
  files.set(href, pending);
  pending.catch(() => files.delete(href));
  return pending;
}

/**
 * Fetches the files of a chunk into the HTTP cache of the browser, and then imports the chunk. The build puts this
 * function in the place of Vite's preload helper (`build/chunk-files.ts`). Chromium remembers a failed import for the
 * life of the page, but never a failed `fetch`, so a retry can succeed. A file with a `modulepreload` link in the page
 * is not fetched here, so the browser remembers its failure. Style sheets are fetched but not linked, so a chunk with a
 * style sheet of its own would have no rules. There is none: `UiProvider` imports all rules, and it is in the entry
 * module, whose style sheet each page links.
 *
 * @param load Imports the chunk dynamically.
 * @param addresses Paths of the files of the chunk, without a leading slash, from the root of the shop.
 * @returns the module. Rejects like `fetchScript`, or with the error of `load`.
 */
export async function importChunk<T>(load: () => Promise<T>, addresses: readonly string[] = []): Promise<T> {
  await Promise.all(addresses.map((address) => fetchOnce(new URL(`/${address}`, window.location.href).href)));
  return load();
}
