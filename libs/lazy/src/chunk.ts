import { loadChunk } from '@niramaya/contract';
import type { ComponentType } from 'react';

export type Chunk<P> = ReturnType<typeof declareChunk<P>>;

const fetchable = new Set<() => Promise<unknown>>();

/** Fetched once; a failed fetch can be repeated. */
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

/** Ignores failures. */
export const fetchAllChunks = async (): Promise<void> => {
  await Promise.allSettled([...fetchable].map((fetch) => fetch()));
};

interface Fetchable {
  readonly fetch: () => Promise<unknown>;
}

/** Fetches a chunk; a failure shows at its use. */
export const fetchQuietly = ({ fetch }: Fetchable): void => void fetch().catch(() => undefined);

/** Fetches at hover or focus. */
export const prefetch = (chunk: Fetchable) => {
  const fetch = () => fetchQuietly(chunk);
  return { onPointerEnter: fetch, onFocus: fetch };
};
