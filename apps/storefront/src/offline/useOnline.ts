import { useSyncExternalStore } from 'react';

/** A page in the back/forward cache receives only `pageshow`. */
const events = ['online', 'offline', 'pageshow'] as const;

const subscribe = (changed: () => void) => {
  events.forEach((event) => window.addEventListener(event, changed));
  return () => events.forEach((event) => window.removeEventListener(event, changed));
};

/** Returns whether there is a network; true during hydration. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
