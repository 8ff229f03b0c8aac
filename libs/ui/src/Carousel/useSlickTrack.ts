import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useHydratedAtOnce } from '../internal/useHydrated';
import { whenFirstUsed } from '../internal/whenFirstUsed';
import { whenNear } from '../internal/whenNear';
import { whenAtRest } from './moments';
import type { SlickTrack } from './SlickTrack';

/**
 * The moving track, from when the carousel is near the screen. A prerendered page waits for the shopper's first use of it,
 * too: its script would weigh a tenth more. Until then, and for good where it cannot be loaded, the plain list stands: it
 * looks the same, scrolls and snaps.
 */
export function useSlickTrack(list: RefObject<HTMLElement | null>): typeof SlickTrack | null {
  const [track, setTrack] = useState<typeof SlickTrack | null>(null);
  const isHydrated = useHydratedAtOnce();
  const [isPrerendered] = useState(!isHydrated);

  useEffect(() => {
    const plain = list.current;
    if (!plain) return;
    const leaving = new AbortController();
    const load = async () => {
      if (isPrerendered) await whenFirstUsed();
      await whenNear(plain, leaving.signal);
      const loaded = await import('./SlickTrack');
      await whenAtRest(plain, leaving.signal);
      // In the task that found the list at rest: a press that came in between would be lost with what it was on.
      flushSync(() => setTrack(() => loaded.SlickTrack));
    };
    load().catch(() => {
      // The plain list serves on.
    });
    return () => leaving.abort();
  }, [list, isPrerendered]);

  return track;
}
