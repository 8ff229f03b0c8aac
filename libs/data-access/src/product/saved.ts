import { selectedMedicineSchema, type SelectedMedicine } from '@niramaya/contract';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { hasTitleOf } from './selected-medicine';

const storedSaved = persistedList('niramaya.saved', selectedMedicineSchema, Infinity);

/** The entry that reads as true if some saved products cannot be read. */
export const unreadableSaved = storedSaved.unreadableFlag();

/** Saves a product, or removes a saved one. Saved products belong to the browser, and stay after a log-out. */
export const toggleSaved = (storage: BrowserStorage, medicine: SelectedMedicine): void => {
  const isSaved = storedSaved.read(storage).some(hasTitleOf(medicine));
  storedSaved.replace(storage, hasTitleOf(medicine), ...(isSaved ? [] : [medicine]));
};

/** Returns the saved products, newest first. */
export const useSaved = (): readonly SelectedMedicine[] => usePersisted(storedSaved);

/** Returns whether some saved products cannot be read. */
export const useUnreadableSaved = (): boolean => usePersisted(unreadableSaved);
