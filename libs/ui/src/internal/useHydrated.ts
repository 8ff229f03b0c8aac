import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is alive: no while it is prerendered or hydrated, yes ever after. What then has to be drawn beyond the
 * prerendered page is drawn in slices of a few ms, so that a press need not wait for all of it.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
