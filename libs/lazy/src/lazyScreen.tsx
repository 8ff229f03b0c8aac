import { lazy, useState, type ComponentType } from 'react';
import { declareChunk } from './chunk';
import { renewIfOutdated } from './renewPage';

export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Fetches the screen's chunk ahead, so that the first rendering of `Screen` need not wait. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * A screen whose chunk is fetched when it is first rendered, or before. It waits in the nearest `Suspense`, and throws a
 * ChunkLoadError to the nearest error boundary, which shows the failure screen of the contract (ERROR-22, ERROR-23).
 */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyScreen {
  const chunk = declareChunk(name, load, 'never');
  const Awaited = lazy(async () => {
    try {
      return { default: await chunk.fetch() };
    } catch (error) {
      // While the page is being loaded anew, the wait for the screen goes on.
      if (await renewIfOutdated()) return new Promise<never>(() => {});
      throw error;
    }
  });
  return {
    // Kept for as long as the screen is mounted: another type would mount it anew.
    Screen: () => {
      const [Rendered] = useState<ComponentType>(() => chunk.current() ?? Awaited);
      return <Rendered />;
    },
    load: chunk.fetch,
  };
}
