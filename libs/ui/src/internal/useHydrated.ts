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

/** Like `useHydratedAtOnce`, but true only in a deferred render, which React interrupts for a click or a key. */
export const useHydrated = (): boolean => useDeferredValue(useHydratedAtOnce());
