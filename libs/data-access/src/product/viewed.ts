import { selectedMedicineSchema, type SelectedMedicine } from '@niramaya/contract';
import { ownedList, useOwned } from '../session/owned';
import type { BrowserStorage } from '../storage/storage';
import { hasTitleOf } from './selected-medicine';

const mostViewed = 9;
const storedViewed = ownedList('niramaya.viewed', selectedMedicineSchema, mostViewed);

/** The entry that reads as true if some viewed products cannot be read. */
export const unreadableViewed = storedViewed.unreadableFlag;

/** Puts a product first among the nine that this person viewed last. */
export const rememberViewed = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  storedViewed.replace(storage, hasTitleOf(medicine), medicine);

/** Deletes the list of viewed products. */
export const clearViewed = (storage: BrowserStorage): void => storedViewed.clear(storage);

/** Returns at most nine viewed products, the one viewed last first. */
export const useViewed = (): readonly SelectedMedicine[] => useOwned(storedViewed);
