import { useSyncExternalStore } from 'react';

/** The token `lg`. */
const query = '(min-width: 1025px)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Not before storage is read: the prerendered page knows no width. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
