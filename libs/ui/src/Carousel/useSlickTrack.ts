import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useHydratedAtOnce } from '../internal/useHydrated';
import { whenFirstUsed } from '../internal/whenFirstUsed';
import { whenAtRest } from './moments';
import type { SlickTrack } from './SlickTrack';

/**
 * Returns the moving track (a lazy chunk) once the carousel is near the screen. A prerendered page also waits for the
 * shopper's first use of the page: its script would be a tenth larger. Until then, the plain list stays. It looks the
 * same, scrolls and snaps, and it stays for good if the chunk fails to load.
 */
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
      // Renders in the same task that found the list at rest. A click in between would be lost together with its
      // target.
      flushSync(() => setTrack(() => loaded.SlickTrack));
    };
    load().catch(() => {
      // The plain list serves on.
    });
    return () => leaving.abort();
  }, [list, isNear, isPrerendered]);

  return track;
}
