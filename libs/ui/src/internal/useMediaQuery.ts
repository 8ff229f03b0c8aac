import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the media query matches, and renders again when that changes. Returns undefined on the server and
 * during hydration. Give the widths of a query in `rem`, as `breakpoints` explains.
 */
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

/**
 * Returns whether the shopper wants reduced motion. It is true on the server and during hydration, so that nothing
 * moves before the wish is known.
 */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)') ?? true;
