import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useHydratedAtOnce } from '../internal/useHydrated';
import { whenFirstUsed } from '../internal/whenFirstUsed';
import type * as Track from './SlickTrack';

/** Before, a replacement would interrupt a swipe or lose the focus. */
function whenAtRest(list: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let before = list.scrollLeft;
    const check = () => {
      if (signal.aborted) return reject(signal.reason);
      const still = list.scrollLeft === before;
      before = list.scrollLeft;
      const isHeld =
        list.matches(':active, :focus-within') || document.querySelector('[aria-modal=true], dialog[open]');
      if (still && !isHeld) resolve();
      else setTimeout(check, 100);
    };
    requestAnimationFrame(check);
  });
}

/** Near the screen; if prerendered, after the first use. */
export function useSlickTrack(list: RefObject<HTMLElement | null>, isNear: boolean): typeof Track | null {
  const [track, setTrack] = useState<typeof Track | null>(null);
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
      flushSync(() => setTrack(loaded));
    };
    // After a failure, the plain list stays.
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [list, isNear, isPrerendered]);

  return track;
}
