import { useDispatch, useSelector, useStore } from 'react-redux';
import type { BrowserStorage } from '../storage/storage';
import type { AppDispatch, AppStore, RootState, Services } from './makeStore';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
const useAppStore = useStore.withTypes<AppStore>();

/** Returns storage and identity of the provided store. */
export const useServices = (): Services => useAppStore().services;

/** For writes; `usePersisted` follows a value. */
export const useBrowserStorage = (): BrowserStorage => useServices().storage;
