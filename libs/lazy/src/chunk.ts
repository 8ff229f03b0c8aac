import { loadChunk } from '@niramaya/contract';
import type { ComponentType } from 'react';

/** A component that is fetched on demand with the modules that only it needs; see `declareChunk`. */
export type Chunk<P> = ReturnType<typeof declareChunk<P>>;

/** The chunks that `fetchAllChunks` fetches. */
const fetchable = new Set<() => Promise<unknown>>();

/**
 * Declares a chunk. Nothing is fetched yet.
 *
 * `current` returns the component once it is loaded, and undefined before. `fetch` fetches it once for all callers and
 * rejects with a `ChunkLoadError` if it cannot be loaded within 120 s; the next call then tries again. `arrival`
 * resolves when it is loaded, and never rejects.
 *
 * @param name names the chunk in the message of a `ChunkLoadError`
 * @param load imports the module dynamically and returns its component
 * @param options `prefetch`: whether `fetchAllChunks` fetches it ahead, by default true
 */
export function declareChunk<P>(name: string, load: () => Promise<ComponentType<P>>, { prefetch = true } = {}) {
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

/**
 * Fetches all chunks that may be fetched ahead, so that they are there when the shopper needs them. Resolves when each
 * is loaded or has failed. A failure shows only where the chunk is used.
 */
export const fetchAllChunks = async (): Promise<void> => {
  await Promise.allSettled([...fetchable].map((fetch) => fetch()));
};

/** A lazy component or a chunk. */
interface Fetchable {
  readonly fetch: () => Promise<unknown>;
}

/** Begins to fetch a chunk that may not be needed. A failure shows only where the chunk is used. */
export const fetchQuietly = ({ fetch }: Fetchable): void => void fetch().catch(() => undefined);

/**
 * Returns the props of the control that opens a chunk: the chunk is fetched as soon as the pointer or the focus reaches
 * the control.
 */
export const prefetch = (chunk: Fetchable) => {
  const fetch = () => fetchQuietly(chunk);
  return { onPointerEnter: fetch, onFocus: fetch };
};
