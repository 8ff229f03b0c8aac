import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is prerendered or hydrated, true from then on: for what needs a document, such as a portal. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
