import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether the query matches; `undefined` until hydration. */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}

/** Returns true until hydration. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)') ?? true;
