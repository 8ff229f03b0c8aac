import { useEffect, useState, type RefObject } from 'react';
import { whenFirstUsed } from '../internal/whenFirstUsed';
import { whenNear } from '../internal/whenNear';
import { whenAtRest } from './moments';
import type { SlickTrack } from './SlickTrack';

/**
 * The moving track, once it is wanted: the shopper has touched the page, and the carousel is near the screen. Until then,
 * and for good where it cannot be loaded, the plain list stands: it looks the same, scrolls and snaps.
 */
export function useSlickTrack(list: RefObject<HTMLElement | null>): typeof SlickTrack | null {
  const [track, setTrack] = useState<typeof SlickTrack | null>(null);

  useEffect(() => {
    const plain = list.current;
    if (!plain) return;
    const leaving = new AbortController();
    const load = async () => {
      await whenFirstUsed();
      await whenNear(plain, leaving.signal);
      const loaded = await import('./SlickTrack');
      await whenAtRest(plain, leaving.signal);
      setTrack(() => loaded.SlickTrack);
    };
    load().catch(() => {
      // The plain list serves on.
    });
    return () => leaving.abort();
  }, [list]);

  return track;
}
