import { lazy, useState, type ComponentType } from 'react';
import { declareChunk } from './chunk';
import { renewIfOutdated } from './renewPage';

export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Prefetches the screen's chunk, so that the first render of `Screen` need not wait. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * Returns a screen whose chunk is fetched when the screen is first rendered, or before. While it loads, it suspends to
 * the nearest `Suspense`. If loading fails, it throws a ChunkLoadError to the nearest error boundary. The boundary
 * shows the failure screen of the contract (ERROR-22, ERROR-23).
 */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyScreen {
  const chunk = declareChunk(name, load, false);
  const Awaited = lazy(async () => {
    try {
      return { default: await chunk.fetch() };
    } catch (error) {
      // While the page reloads, the wait for the screen continues.
      if (await renewIfOutdated()) return new Promise<never>(() => {});
      throw error;
    }
  });
  return {
    // State keeps the component type while the screen is mounted, because another type would mount it again.
    Screen: () => {
      const [Rendered] = useState<ComponentType>(() => chunk.current() ?? Awaited);
      return <Rendered />;
    },
    load: chunk.fetch,
  };
}
