import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Like `useHydrated`, but true in the first render after hydration. */
export const useHydratedAtOnce = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether the page is hydrated: false while it is prerendered or hydrates, true from then on. The value is deferred, so
 * React renders additions to the prerendered page in slices of a few ms. A click does not wait for all of it.
 */
export const useHydrated = (): boolean => useDeferredValue(useHydratedAtOnce());
