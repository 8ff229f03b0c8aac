import { policy } from '@niramaya/contract';

const files = new Map<string, Promise<unknown>>();

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

/** Browsers may cache a failed import, but never a failed `fetch`. */
export async function importChunk<T>(load: () => Promise<T>, addresses: readonly string[] = []): Promise<T> {
  await Promise.all(addresses.map((address) => fetchOnce(new URL(`/${address}`, window.location.href).href)));
  return load();
}
