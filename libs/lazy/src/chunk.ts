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

/**
 * When a chunk is fetched before it is asked for: in the first idle moment, in one after the shopper has first used the
 * page, or never. What opens above the page comes `onceUsed`: with Chakra's components it weighs half of a page's script.
 */
export type FetchedAhead = 'whenIdle' | 'onceUsed' | 'never';

/** How each chunk that has been declared so far is fetched, by when. */
const fetchable: Record<Exclude<FetchedAhead, 'never'>, Set<() => Promise<unknown>>> = {
  whenIdle: new Set(),
  onceUsed: new Set(),
};

/**
 * Declares a chunk.
 * @param name for the message of one that does not come (AMB-49)
 * @param load imports the module dynamically and answers its component
 * @param ahead when it is fetched ahead: never, where most pages never need it
 */
export function declareChunk<P>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  ahead: FetchedAhead = 'whenIdle',
): Chunk<P> {
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
  if (ahead !== 'never') fetchable[ahead].add(fetch);
  return { current: () => loaded, fetch };
}

/** Fetches what belongs to the page itself, its deferred sections above all; settles like `fetchAllChunks`. */
export const fetchPageChunks = async (): Promise<void> => {
  await Promise.allSettled([...fetchable.whenIdle].map((fetch) => fetch()));
};

/** Fetches all that may be fetched ahead; settles when each chunk is here or was not to be had. */
export const fetchAllChunks = async (): Promise<void> => {
  await fetchPageChunks();
  await Promise.allSettled([...fetchable.onceUsed].map((fetch) => fetch()));
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
