import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { BrowserStorage } from './storage';

/** The part of the Redux store that stored values need. `makeStore` adds its `services` to the store of Redux. */
interface StoreWithStorage extends Store {
  readonly services: { readonly storage: BrowserStorage };
}

const useStoreWithStorage = useStore.withTypes<StoreWithStorage>();

/**
 * Returns the browser storage of the Redux store that react-redux's `Provider` has. Call it for writes: it does not
 * re-render the component. `usePersisted` follows a stored value.
 */
export const useBrowserStorage = (): BrowserStorage => useStoreWithStorage().services.storage;
