import { fetchAllChunks } from '@niramaya/lazy';
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

/** Fetches the code of what a press may bring on any screen (menus, dialogs, the search list), once the page is at rest. */
export function fetchChunksWhenIdle(): void {
  if (isSparing()) return;
  const whenIdle = () => {
    const fetch = () => void fetchAllChunks();
    if ('requestIdleCallback' in window) requestIdleCallback(fetch);
    else setTimeout(fetch, settledAfterMs);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
