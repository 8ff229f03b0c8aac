import { fetchAllChunks, fetchPageChunks } from '@niramaya/lazy';
import { loadMovesOnChange, whenFirstUsed } from '@niramaya/ui';
import { newVersion } from '../offline/worker';
import { routes } from './routes';

/** How long after loading a browser that cannot say when it is idle is taken to be, in ms. */
const settledAfterMs = 2_000;

/** What Chromium tells of the connection; other browsers say nothing, and are taken at their word. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether bytes that may never be needed are unwelcome: the shopper saves data, or the network crawls. */
const isSparing = (): boolean => {
  const connection = (navigator as { connection?: Connection }).connection;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
};

/** Fetches the code of the screen at an address that a pointer or the focus has come near. No call of the API leaves. */
export function fetchScreenAhead(address: string): void {
  if (isSparing()) return;
  const [pathname] = address.split(/[?#]/);
  // One that does not come is told when it is opened.
  routes
    .find(({ path }) => path === pathname)
    ?.load()
    .catch(() => undefined);
}

const whenLoaded = () =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

const whenIdle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, settledAfterMs);
  });

/**
 * Fetches, once the page is at rest, the code of its deferred sections; and once the shopper has used it, that of what a
 * press may bring on any screen: menus, dialogs, the search list.
 */
export async function fetchChunksWhenIdle(): Promise<void> {
  if (isSparing()) return;
  const used = whenFirstUsed();
  await whenLoaded();
  await whenIdle();
  await fetchPageChunks();
  await used;
  await whenIdle();
  // A newer version takes over once the older one fetches nothing any more, and brings files of its own.
  if (newVersion.isReady()) return;
  await fetchAllChunks();
  // Without it, what changes is there at once.
  await loadMovesOnChange().catch(() => undefined);
}
