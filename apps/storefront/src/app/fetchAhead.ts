import { fetchAllChunks } from '@niramaya/lazy';
import { loadMovesOnChange, whenFirstUsed } from '@niramaya/ui';
import { newVersion } from '../offline/worker';
import { routes } from './routes';

/** The time after loading, in ms, after which a browser without `requestIdleCallback` is treated as idle. */
const idleAfterMs = 2_000;

/** What Chromium reports about the connection. Other browsers report nothing and count as a normal connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether the page should fetch no bytes that it may never need. The shopper saves data, or the network is very
 * slow.
 */
const isSparing = (): boolean => {
  const connection = (navigator as { connection?: Connection }).connection;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
};

/**
 * Fetches the code of the screen at an address when a pointer or the focus comes near its link. It makes no API
 * request.
 */
export function fetchScreenAhead(address: string): void {
  if (isSparing()) return;
  const [pathname] = address.split(/[?#]/);
  // A chunk that fails to load shows its error when the screen is opened.
  routes
    .find(({ path }) => path === pathname)
    ?.load()
    .catch(() => undefined);
}

const whenIdle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, idleAfterMs);
  });

/**
 * Fetches in the background what a click may open on any screen: menus, dialogs, the search list. It waits for an idle
 * moment after the shopper has first used the page.
 */
export async function fetchChunksWhenIdle(): Promise<void> {
  if (isSparing()) return;
  await whenFirstUsed();
  await whenIdle();
  // A newer version takes over once the older one fetches nothing any more. It brings its own files.
  if (await newVersion.isWaiting()) return;
  await fetchAllChunks();
  // Without this chunk, changes appear at once, without a transition.
  await loadMovesOnChange().catch(() => undefined);
}
