import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useHydratedAtOnce } from '../internal/useHydrated';
import { whenFirstUsed } from '../internal/whenFirstUsed';
import { whenAtRest } from './moments';
import type { SlickTrack } from './SlickTrack';

/** Returns the track near the screen; if prerendered, after the first use. */
export function useSlickTrack(list: RefObject<HTMLElement | null>, isNear: boolean): typeof SlickTrack | null {
  const [track, setTrack] = useState<typeof SlickTrack | null>(null);
  const isHydrated = useHydratedAtOnce();
  const [isPrerendered] = useState(!isHydrated);

  useEffect(() => {
    const plain = list.current;
    if (!plain || !isNear) return;
    const leaving = new AbortController();
    const load = async () => {
      if (isPrerendered) await whenFirstUsed();
      leaving.signal.throwIfAborted();
      const loaded = await import('./SlickTrack');
      await whenAtRest(plain, leaving.signal);
      // Synchronous: a click in between would be lost.
      flushSync(() => setTrack(() => loaded.SlickTrack));
    };
    load().catch(() => {
      // The plain list stays.
    });
    return () => leaving.abort();
  }, [list, isNear, isPrerendered]);

  return track;
}
