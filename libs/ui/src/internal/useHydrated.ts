import { useDeferredValue, useSyncExternalStore } from 'react';

/** A subscription that never reports a change. */
const never = () => () => undefined;

/**
 * Returns false on the server and during hydration, and true from the render that React starts right after it. React
 * does not interrupt that render, so a component should add little in it. Large additions use `useHydrated`.
 */
export const useHydratedAtOnce = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Deferred, so that a click does not wait. */
export const useHydrated = (): boolean => useDeferredValue(useHydratedAtOnce());
