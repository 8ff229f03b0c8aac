import { loadChunk } from '@niramaya/contract';
import type { ComponentType } from 'react';

export type Chunk<P> = ReturnType<typeof declareChunk<P>>;

const fetchable = new Set<() => Promise<unknown>>();

/** Declares a component that is fetched once; a fetch that fails with a `ChunkLoadError` can be repeated. */
export function declareChunk<P>(name: string, load: () => Promise<ComponentType<P>>, prefetch = true) {
  let loaded: ComponentType<P> | undefined;
  let pending: Promise<ComponentType<P>> | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  async function fetchOnce() {
    try {
      loaded = await loadChunk(name, load);
      arrive();
      return loaded;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }
  const fetch = () => (pending ??= fetchOnce());
  if (prefetch) fetchable.add(fetch);
  return { current: () => loaded, fetch, arrival };
}

/** Fetches every chunk declared with `prefetch`; ignores failures. */
export const fetchAllChunks = async (): Promise<void> => {
  await Promise.allSettled([...fetchable].map((fetch) => fetch()));
};

interface Fetchable {
  readonly fetch: () => Promise<unknown>;
}

/** Fetches a chunk; a failure shows at its use. */
export const fetchQuietly = ({ fetch }: Fetchable): void => void fetch().catch(() => undefined);

/** Returns handlers that fetch the chunk at hover or focus. */
export const prefetch = (chunk: Fetchable) => {
  const fetch = () => fetchQuietly(chunk);
  return { onPointerEnter: fetch, onFocus: fetch };
};
