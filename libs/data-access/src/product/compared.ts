import { selectedMedicineSchema, type SelectedMedicine } from '@niramaya/contract';
import { ownedList, useOwned } from '../session/owned';
import type { BrowserStorage } from '../storage/storage';
import { hasTitleOf } from './selected-medicine';

/** As many products as the comparison shows at most. */
const mostCompared = 4;
const storedCompared = ownedList('niramaya.compared', selectedMedicineSchema, mostCompared);

/** The entry that reads as true if some compared products cannot be read. */
export const unreadableCompared = storedCompared.unreadableFlag;

const isReadable = (item: unknown): boolean => selectedMedicineSchema.safeParse(item).success;

/**
 * Adds a product at the end of the comparison of this tab, or removes it. Returns `full`, and changes nothing, for a
 * fifth. Products that cannot be read stay behind the others, as far as the four places suffice.
 */
export const toggleCompared = (storage: BrowserStorage, medicine: SelectedMedicine): 'done' | 'full' => {
  const compared = storedCompared.read(storage);
  const others = compared.filter((one) => !hasTitleOf(medicine)(one));
  if (others.length === mostCompared) return 'full';
  const next = others.length < compared.length ? others : [...compared, medicine];
  // This writes `next` in place of the readable products. Those that cannot be read stay, except the one with this
  // title.
  storedCompared.replace(storage, (item) => isReadable(item) || hasTitleOf(medicine)(item), ...next);
  return 'done';
};

/** Ends the comparison. */
export const clearCompared = (storage: BrowserStorage): void => storedCompared.clear(storage);

/** Returns at most four products to compare, in the order in which they were chosen. */
export const useCompared = (): readonly SelectedMedicine[] => useOwned(storedCompared);

/** Returns whether some compared products cannot be read. */
export const useUnreadableCompared = (): boolean => useOwned(storedCompared.unreadableFlag);
