import { lazy, useState, type ComponentType } from 'react';
import { declareChunk } from './chunk';
import { reloadIfOutdated } from './reloadIfOutdated';

/** A screen that is fetched on demand; see `lazyScreen`. */
export type LazyScreen = ReturnType<typeof lazyScreen>;

/**
 * Returns a screen whose code is a chunk of its own. `load` fetches it ahead, so that the first rendering of `Screen`
 * does not wait.
 *
 * While the chunk is loading, `Screen` suspends, and the nearest `Suspense` above it shows its fallback. If it cannot
 * be loaded, the page reloads once if a newer version of the shop has been deployed. Otherwise `Screen` throws a
 * `ChunkLoadError` to the nearest error boundary. React remembers that failure: rendering `Screen` again throws the
 * same error, unless `load` has succeeded meanwhile or the boundary has called one of two functions.
 *
 * - `retry` fetches the chunk again, and resolves with true once it is loaded and with false if it cannot be loaded. If
 *   a newer version of the shop has been deployed, the page reloads and the promise never settles.
 * - `forgetFailure` lets the next rendering of `Screen` fetch the chunk again, for a shopper who comes back to it.
 *
 * @param name names the chunk in the message of a `ChunkLoadError`
 * @param load imports the module dynamically and returns the screen
 */
export function lazyScreen(name: string, load: () => Promise<ComponentType>) {
  // `fetchAllChunks` fetches no screens. A route fetches its own with `load`.
  const chunk = declareChunk(name, load, { prefetch: false });
  const fetchOrReload = async () => {
    try {
      return await chunk.fetch();
    } catch (error) {
      // The promise never settles, so that the screen waits until the browser has reloaded the page.
      if (await reloadIfOutdated()) return new Promise<never>(() => {});
      throw error;
    }
  };
  const createAwaited = () => lazy(async () => ({ default: await fetchOrReload() }));
  // The lazy component is not created in `Screen`: React discards the state of a screen that suspends before its first
  // commit, and each rendering after a failure would fetch again without end.
  let Awaited = createAwaited();
  const forgetFailure = () => {
    Awaited = createAwaited();
  };
  const retry = () =>
    fetchOrReload().then(
      () => true,
      () => false,
    );
  function Screen() {
    // The component type is kept for as long as the screen is mounted. If it changed from the lazy one to the loaded
    // one, React would mount the screen again and its state would be lost.
    const [Rendered] = useState<ComponentType>(() => chunk.current() ?? Awaited);
    return <Rendered />;
  }
  return { Screen, load: chunk.fetch, retry, forgetFailure };
}
