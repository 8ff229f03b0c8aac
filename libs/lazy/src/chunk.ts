import { loadChunk } from '@niramaya/contract';
import type { ComponentType } from 'react';

export interface Chunk<P> {
  readonly current: () => ComponentType<P> | undefined;
  /**
   * Fetches once for all callers, again after a failure.
   * @throws ChunkLoadError
   */
  readonly fetch: () => Promise<ComponentType<P>>;
  readonly arrival: Promise<void>;
}

const fetchable = new Set<() => Promise<unknown>>();

/**
 * Declares a chunk.
 * @param ahead false if most pages never need the chunk
 */
export function declareChunk<P>(name: string, load: () => Promise<ComponentType<P>>, ahead = true): Chunk<P> {
  let loaded: ComponentType<P> | undefined;
  let pending: Promise<ComponentType<P>> | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const fetch = () =>
    (pending ??= loadChunk(name, load).then(
      (component) => {
        arrive();
        return (loaded = component);
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  if (ahead) fetchable.add(fetch);
  return { current: () => loaded, fetch, arrival };
}

/** Prefetches all chunks, and settles when each has loaded or failed. */
export const fetchAllChunks = async (): Promise<void> => {
  await Promise.allSettled([...fetchable].map((fetch) => fetch()));
};

interface Fetchable {
  readonly fetch: () => Promise<unknown>;
}

/** Prefetches a chunk. A failure throws no error. */
export const fetchQuietly = ({ fetch }: Fetchable): void => void fetch().catch(() => undefined);

/** Returns handlers that prefetch a chunk. */
export const fetchAhead = (chunk: Fetchable) => {
  const fetch = () => fetchQuietly(chunk);
  return { onPointerEnter: fetch, onFocus: fetch };
};
