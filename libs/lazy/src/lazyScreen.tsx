import { lazy, useState, type ComponentType } from 'react';
import { declareChunk } from './chunk';
import { reloadIfOutdated } from './reloadIfOutdated';

export interface LazyScreen {
  readonly Screen: ComponentType;
  readonly load: () => Promise<ComponentType>;
}

/** @throws ChunkLoadError */
export function lazyScreen(name: string, load: () => Promise<ComponentType>): LazyScreen {
  const chunk = declareChunk(name, load, false);
  const Awaited = lazy(async () => {
    try {
      return { default: await chunk.fetch() };
    } catch (error) {
      if (await reloadIfOutdated()) return new Promise<never>(() => {});
      throw error;
    }
  });
  return {
    // Another component type would mount again.
    Screen: () => {
      const [Rendered] = useState<ComponentType>(() => chunk.current() ?? Awaited);
      return <Rendered />;
    },
    load: chunk.fetch,
  };
}
