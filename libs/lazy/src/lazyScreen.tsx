import { lazy, useState, type ComponentType } from 'react';
import { declareChunk } from './chunk';
import { reloadIfOutdated } from './reloadIfOutdated';

export type LazyScreen = ReturnType<typeof lazyScreen>;

/** Throws a `ChunkLoadError`. */
export function lazyScreen(name: string, load: () => Promise<ComponentType>) {
  const chunk = declareChunk(name, load, false);
  const Awaited = lazy(async () => {
    try {
      return { default: await chunk.fetch() };
    } catch (error) {
      if (await reloadIfOutdated()) return new Promise<never>(() => {});
      throw error;
    }
  });
  function Screen() {
    // Another component type would mount again.
    const [Rendered] = useState<ComponentType>(() => chunk.current() ?? Awaited);
    return <Rendered />;
  }
  return { Screen, load: chunk.fetch };
}
