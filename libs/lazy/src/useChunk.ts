import { useEffect, useEffectEvent, useReducer, useState, type ComponentType } from 'react';
import type { Chunk } from './chunk';
import { renewIfOutdated } from './renewPage';

/** The delay before a chunk counts as awaited, in ms. A chunk that arrives sooner shows no loading state. */
const momentMs = 400;

export interface ChunkState<P> {
  /** The component, once its chunk has been fetched. It is always the same one. */
  readonly component: ComponentType<P> | undefined;
  /** The fetch failed. Stays true during a retry. */
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
  const [, look] = useReducer((count: number) => count + 1, 0);
  const component = chunk.current();
  const [isFailed, setIsFailed] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const [isRetried, setIsRetried] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);

  // Reads the rendered value: a chunk that arrived between the render and this effect still needs a render.
  const isRendered = useEffectEvent(() => component !== undefined);
  useEffect(() => {
    if (!wanted || isRendered()) return undefined;
    const timer = setTimeout(() => setIsLate(true), momentMs);
    let isHere = true;
    const settle = (failed: boolean) => {
      clearTimeout(timer);
      if (!isHere) return;
      setIsLate(false);
      setIsFailed(failed);
      look();
    };
    chunk.fetch().then(
      () => settle(false),
      () => settle(true),
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [chunk, wanted]);

  const retry = async () => {
    setIsRetrying(true);
    try {
      await chunk.fetch();
      setIsRetried(true);
      setIsFailed(false);
    } catch {
      // While the page reloads, the loading state stays.
      if (await renewIfOutdated()) return;
    }
    setIsRetrying(false);
  };

  return {
    component,
    isFailed,
    isAwaited: isLate || isRetrying,
    retry: () => void retry(),
    isRetried,
  };
}
