import { useSyncExternalStore } from 'react';

/** A page in the back/forward cache receives neither `online` nor `offline`. */
const events = ['online', 'offline', 'pageshow'] as const;

const subscribe = (changed: () => void) => {
  events.forEach((event) => window.addEventListener(event, changed));
  return () => events.forEach((event) => window.removeEventListener(event, changed));
};

/** Returns whether the device has a network, as far as the browser knows. A prerendered page assumes one. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
