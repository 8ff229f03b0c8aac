import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Chunk } from './chunk';
import { renewIfOutdated } from './renewPage';

/** The delay before a chunk counts as awaited, in ms. A chunk that arrives sooner shows no loading state. */
const momentMs = 400;

export interface ChunkState<P> {
  /** The component, once its chunk has been fetched. It is always the same one. */
  readonly component: ComponentType<P> | undefined;
  /** The fetch failed. Stays true during a retry, until any caller has fetched the chunk. */
  readonly isFailed: boolean;
  /** The chunk has been loading for longer than `momentMs`, or is being retried. */
  readonly isAwaited: boolean;
  /** Fetches the chunk again. A page that a newer version of the shop has replaced reloads instead. */
  readonly retry: () => void;
  /** Whether the chunk arrived through a retry. The focus then moves into it, because the shopper clicked. */
  readonly isRetried: boolean;
}

/**
 * Fetches a lazy chunk while it is wanted, and returns its loading state.
 * @param wanted changing it to `true` again retries a failed fetch
 */
export function useChunk<P>(chunk: Chunk<P>, wanted = true): ChunkState<P> {
  const component = useSyncExternalStore(chunk.subscribe, chunk.current, chunk.current);
  const [isFailed, setIsFailed] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const [isRetried, setIsRetried] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    if (!wanted || component) return undefined;
    const timer = setTimeout(() => setIsLate(true), momentMs);
    let isHere = true;
    chunk.fetch().catch(() => {
      if (!isHere) return;
      clearTimeout(timer);
      setIsLate(false);
      setIsFailed(true);
    });
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [chunk, component, wanted]);

  const retry = async () => {
    setIsRetrying(true);
    try {
      await chunk.fetch();
      setIsRetried(true);
    } catch {
      // While the page reloads, the loading state stays.
      if (await renewIfOutdated()) return;
    }
    setIsRetrying(false);
  };

  return {
    component,
    isFailed: isFailed && !component,
    isAwaited: !component && (isLate || isRetrying),
    retry: () => void retry(),
    isRetried,
  };
}
