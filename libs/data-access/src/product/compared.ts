import { selectedMedicineSchema, type SelectedMedicine } from '@niramaya/contract';
import { ownedList, useOwned } from '../session/owned';
import type { BrowserStorage } from '../storage/storage';
import { hasTitleOf } from './selected-medicine';

const mostCompared = 4;
const storedCompared = ownedList('niramaya.compared', selectedMedicineSchema, mostCompared);

/** Whether the compared products cannot all be read. */
export const unreadableCompared = storedCompared.unreadable;

/** Adds a product to the comparison of this tab, or removes it. Returns `full`, and changes nothing, for a fifth. */
export const toggleCompared = (storage: BrowserStorage, medicine: SelectedMedicine): 'done' | 'full' => {
  const compared = storedCompared.read(storage);
  const others = compared.filter((one) => !hasTitleOf(medicine)(one));
  if (others.length === mostCompared) return 'full';
  storedCompared.write(storage, others.length < compared.length ? others : [...compared, medicine]);
  return 'done';
};

/** Ends the comparison. */
export const clearCompared = (storage: BrowserStorage): void => storedCompared.clear(storage);

/** Returns at most four products to compare, in the order in which they were chosen. */
export const useCompared = (): readonly SelectedMedicine[] => useOwned(storedCompared);

/** Returns whether some compared products cannot be read. */
export const useUnreadableCompared = (): boolean => useOwned(storedCompared.unreadable);
