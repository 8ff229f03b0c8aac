import { fetchAllChunks } from '@niramaya/lazy';
import { loadMovesOnChange, whenFirstUsed } from '@niramaya/ui';
import { newVersion } from '../offline/worker';
import { routes } from './routes';

const idleAfterMs = 2_000;

const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
};

/** Fetches the chunk of an address, unless data is saved. */
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

/** Fetches all chunks after the first use, unless data is saved. */
export async function prefetchChunksWhenIdle(): Promise<void> {
  if (isSparing()) return;
  await whenFirstUsed();
  await whenIdle();
  // The newer version brings its own files.
  if (await newVersion.isWaiting()) return;
  await fetchAllChunks();
  await loadMovesOnChange().catch(() => undefined);
}
