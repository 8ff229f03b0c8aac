import { useEffect, useReducer, useState, type ComponentType } from 'react';
import type { Chunk } from './chunk';
import { renewIfOutdated } from './renewPage';

/** How long is no time to speak of, in ms: what comes sooner is not said to be awaited. */
const momentMs = 400;

export interface ChunkState<P> {
  /** Here, from when it has been fetched; always the same one. */
  readonly component: ComponentType<P> | undefined;
  /** It did not come. Stays while it is being tried again. */
  readonly isFailed: boolean;
  /** It has been awaited for longer than a moment, or is being tried again. */
  readonly isAwaited: boolean;
  /** Fetches it again; a page that a newer version of the shop has replaced is loaded anew instead. */
  readonly retry: () => void;
  /** Whether it came because it was tried again: whoever pressed is to find the focus in it. */
  readonly isRetried: boolean;
}

/**
 * Fetches a chunk while it is wanted, and says how that goes.
 * @param wanted becoming wanted again tries again what has failed
 */
export function useChunk<P>(chunk: Chunk<P>, wanted = true): ChunkState<P> {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [isFailed, setIsFailed] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const [isRetried, setIsRetried] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    if (!wanted || chunk.current()) return undefined;
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
      // While the page is being loaded anew, the wait goes on.
      if (await renewIfOutdated()) return;
    }
    setIsRetrying(false);
  };

  return {
    component: chunk.current(),
    isFailed,
    isAwaited: isLate || isRetrying,
    retry: () => void retry(),
    isRetried,
  };
}
