import { useSyncExternalStore } from 'react';

/** Matches the width from which the shop has its desktop layout, the token `lg`. */
const query = '(min-width: 1025px)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Returns whether the desktop layout shows, so that only one of the two buy buttons is in the page. Use it only for
 * content that renders after storage has been read. The prerendered page does not know the width.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
