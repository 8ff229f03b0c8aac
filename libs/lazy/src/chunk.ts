import { loadChunk } from '@niramaya/contract';
import type { ComponentType } from 'react';

/** Code that is fetched on demand: one component and what it alone needs. */
export interface Chunk<P> {
  /** What has been fetched so far. */
  readonly current: () => ComponentType<P> | undefined;
  /**
   * Fetches it once, whoever asks; a fetch that failed is begun anew by the next who asks.
   * @throws ChunkLoadError
   */
  readonly fetch: () => Promise<ComponentType<P>>;
}

/** What may be fetched ahead, while the browser is idle. */
const fetchable = new Set<() => Promise<unknown>>();

/**
 * Declares a chunk.
 * @param name for the message of one that does not come (AMB-49)
 * @param load imports the module dynamically and answers its component
 * @param whenIdle whether `fetchAllChunks` brings it: not what most pages never need
 */
export function declareChunk<P>(name: string, load: () => Promise<ComponentType<P>>, whenIdle = true): Chunk<P> {
  let loaded: ComponentType<P> | undefined;
  let underWay: Promise<ComponentType<P>> | undefined;
  const fetch = () =>
    (underWay ??= loadChunk(name, load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        underWay = undefined;
        throw error;
      },
    ));
  if (whenIdle) fetchable.add(fetch);
  return { current: () => loaded, fetch };
}

/** Fetches every chunk that has been declared so far; settles when each is here or was not to be had. */
export const fetchAllChunks = async (): Promise<void> => {
  await Promise.allSettled([...fetchable].map((fetch) => fetch()));
};

/** Whatever has a chunk of its own. */
interface Fetchable {
  readonly fetch: () => Promise<unknown>;
}

/** Begins to fetch what may never be asked for: one that does not come is told where it is asked for. */
export const fetchQuietly = ({ fetch }: Fetchable): void => void fetch().catch(() => undefined);

/** For the control that brings a chunk: it is on its way as soon as a pointer or the focus comes near. */
export const fetchAhead = (chunk: Fetchable) => {
  const fetch = () => fetchQuietly(chunk);
  return { onPointerEnter: fetch, onFocus: fetch };
};
