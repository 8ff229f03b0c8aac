import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is alive: no while it is prerendered or hydrated, yes ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
