import { useDispatch, useSelector, useStore } from 'react-redux';
import type { BrowserStorage } from '../storage/storage';
import type { AppDispatch, AppStore, RootState } from './makeStore';
import type { Services } from './services';

/** `useDispatch` and `useSelector` of react-redux, with the types of this store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
const useAppStore = useStore.withTypes<AppStore>();

/** Returns what the store was made with: storage, identity and the like. For the hooks of this library. */
export const useServices = (): Services => useAppStore().services;

/**
 * Returns browser storage, for the functions that change it: `addToCart(storage, medicine)`. What they change is no
 * Redux state. Every tab receives it through `usePersisted`.
 */
export const useBrowserStorage = (): BrowserStorage => useServices().storage;
