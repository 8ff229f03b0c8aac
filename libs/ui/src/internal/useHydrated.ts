import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive, told in the drawing that follows at once. */
export const useHydratedAtOnce = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether the page is alive: no while it is prerendered or hydrated, yes ever after. What then has to be drawn beyond the
 * prerendered page is drawn in slices of a few ms, so that a press need not wait for all of it.
 */
export const useHydrated = (): boolean => useDeferredValue(useHydratedAtOnce());
