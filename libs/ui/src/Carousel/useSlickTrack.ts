import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useHydratedAtOnce } from '../internal/useHydrated';
import { whenFirstUsed } from '../internal/whenFirstUsed';
import type * as Track from './SlickTrack';

/** How often `whenAtRest` checks the list, in ms. */
const checkEveryMs = 100;

/**
 * Resolves when the list can be replaced: it neither scrolls nor is pressed, has no focus inside, and no dialog is open
 * that will return its focus. A replacement before that would interrupt a swipe or lose the focus. Rejects when the
 * signal aborts.
 */
function whenAtRest(list: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let lastScrollLeft = list.scrollLeft;
    const check = () => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      const isStill = list.scrollLeft === lastScrollLeft;
      lastScrollLeft = list.scrollLeft;
      const isInUse = list.matches(':active, :focus-within');
      const isDialogOpen = document.querySelector('[aria-modal=true], dialog[open]') !== null;
      if (isStill && !isInUse && !isDialogOpen) resolve();
      else setTimeout(check, checkEveryMs);
    };
    requestAnimationFrame(check);
  });
}

/**
 * Loads the endless track, and returns its module or null as long as the plain list remains. Loading starts when the
 * carousel is near the screen. On a prerendered page it also waits for the shopper's first action, because react-slick
 * would make the first load a tenth larger.
 */
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
      // The replacement is synchronous, because a click on an element that React replaces later would be lost.
      flushSync(() => setTrack(loaded));
    };
    // If the module cannot be loaded, the plain list stays. It shows the same items and scrolls.
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [list, isNear, isPrerendered]);

  return track;
}
