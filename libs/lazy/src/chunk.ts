import { loadChunk } from '@niramaya/contract';
import type { ComponentType } from 'react';

/** Code that is fetched on demand: one component and what only this component needs. */
export interface Chunk<P> {
  /** Returns the component if it has been fetched. */
  readonly current: () => ComponentType<P> | undefined;
  /**
   * Fetches the component once for all callers. After a failed fetch, the next call starts a new one.
   * @throws ChunkLoadError
   */
  readonly fetch: () => Promise<ComponentType<P>>;
  /** Resolves once any caller has fetched the component. */
  readonly arrival: Promise<void>;
}

/** The fetch functions of all chunks that may be prefetched. */
const fetchable = new Set<() => Promise<unknown>>();

/**
 * Declares a chunk.
 * @param name for the error message if the chunk does not load (AMB-49)
 * @param load imports the module dynamically and returns its component
 * @param ahead whether `fetchAllChunks` prefetches the chunk; false if most pages never need it
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

/** Fetches all chunks that may be prefetched. It settles when each chunk has loaded or failed. */
export const fetchAllChunks = async (): Promise<void> => {
  await Promise.allSettled([...fetchable].map((fetch) => fetch()));
};

/** An object that has a chunk of its own. */
interface Fetchable {
  readonly fetch: () => Promise<unknown>;
}

/** Prefetches a chunk that the shopper may never need. If it fails, the error shows where the chunk is needed. */
export const fetchQuietly = ({ fetch }: Fetchable): void => void fetch().catch(() => undefined);

/** Returns handlers for the control of a chunk. The fetch starts when a pointer or the focus comes near. */
export const fetchAhead = (chunk: Fetchable) => {
  const fetch = () => fetchQuietly(chunk);
  return { onPointerEnter: fetch, onFocus: fetch };
};
