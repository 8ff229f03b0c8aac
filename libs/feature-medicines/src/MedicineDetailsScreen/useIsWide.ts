import { useSyncExternalStore } from 'react';

/** From the width at which the shop has its desktop layout, the token `lg`. */
const query = '(min-width: 1025px)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * Whether the desktop layout is drawn; so that of two places of the buy button only one is in the page. For what is drawn
 * once storage has been read, which no prerendered page holds: that would not know the width.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
