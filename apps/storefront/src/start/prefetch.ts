import { fetchAllChunks } from '@niramaya/lazy';
import { loadMovesOnChange, whenFirstUsed } from '@niramaya/ui';
import { newVersion } from '../offline/worker';
import { routes } from '../app/routes';

/** How long a browser without `requestIdleCallback` waits after the first use of the page. */
const idleAfterMs = 2_000;

/** Whether the shopper saves data, or has a connection on which unneeded files delay the needed ones. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
};

/**
 * Fetches the chunk of the screen at an address, unless the shopper saves data. Fails silently: the screen fetches it
 * again.
 */
export function prefetchScreen(address: string): void {
  if (isSparing()) return;
  const [pathname] = address.split(/[?#]/);
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

/** `prefetchScreen` once the browser has nothing more urgent to do. */
export async function prefetchScreenWhenIdle(address: string): Promise<void> {
  await whenIdle();
  prefetchScreen(address);
}

/**
 * Fetches the chunks of menus, dialogs and the other blocks after the first use of the page, unless the shopper saves
 * data.
 */
export async function prefetchChunksWhenIdle(): Promise<void> {
  if (isSparing()) return;
  await whenFirstUsed();
  await whenIdle();
  // A newer version of the shop is installed, whose files replace these at the next page load.
  if (await newVersion.isWaiting()) return;
  await fetchAllChunks();
  await loadMovesOnChange().catch(() => undefined);
}
