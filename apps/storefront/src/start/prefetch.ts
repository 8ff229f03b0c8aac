import type { ScreenName } from '@niramaya/contract';
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

/** The screens of an order and of a consultation, in which a lost connection would hold up the shopper the most. */
const errands: readonly ScreenName[] = [
  'cart',
  'payment',
  'consultDoctor',
  'patients',
  'symptoms',
  'specialities',
  'carePlan',
];

/** Fetches the screens of `errands` one after another, each in an idle moment. */
async function prefetchErrands(): Promise<void> {
  for (const { name, load } of routes) {
    if (!errands.includes(name)) continue;
    await whenIdle();
    await load().catch(() => undefined);
  }
}

/**
 * Fetches the chunks of menus, dialogs and the other blocks, and then those of the screens of an order and of a
 * consultation, after the first use of the page, unless the shopper saves data. The service worker stores them, so that
 * a lost connection does not end either.
 */
export async function prefetchChunksWhenIdle(): Promise<void> {
  if (isSparing()) return;
  await whenFirstUsed();
  await whenIdle();
  // A newer version of the shop is installed, whose files replace these at the next page load.
  if (await newVersion.isWaiting()) return;
  await fetchAllChunks();
  await loadMovesOnChange().catch(() => undefined);
  await prefetchErrands();
}
