import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns true in the first render after hydration. */
export const useHydratedAtOnce = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Returns true after hydration, deferred so that a click does not wait. */
export const useHydrated = (): boolean => useDeferredValue(useHydratedAtOnce());
