import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True in the first render after hydration. */
export const useHydratedAtOnce = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Deferred, so that a click does not wait. */
export const useHydrated = (): boolean => useDeferredValue(useHydratedAtOnce());
