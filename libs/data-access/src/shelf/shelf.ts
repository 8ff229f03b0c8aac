import { readSelectedMedicine } from '@niramaya/contract';
import type { SelectedMedicine } from '@niramaya/contract';
import { findProduct } from '../medicine/find-product-id';
import { selectMedicine } from '../medicine/selected-medicine';
import { readEntry, removeEntry, selectedMedicineEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { damageOf, listRules, replaceItems } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
import type { BrowserStorage } from '../storage/storage';
import type { AppThunk } from '../store/makeStore';

/** The most products that fit side by side. */
const mostCompared = 4;

const products = (most: number) => listRules({ read: readSelectedMedicine, most });

const savedEntry: StoredEntry<SelectedMedicine[]> = { area: 'local', key: 'niramaya.saved', ...products(100) };
const viewedEntry: StoredEntry<SelectedMedicine[]> = { area: 'local', key: 'niramaya.viewed', ...products(9) };
const comparedEntry: StoredEntry<SelectedMedicine[]> = {
  area: 'session',
  key: 'niramaya.compared',
  ...products(mostCompared),
};

const savedDamage = damageOf(savedEntry, readSelectedMedicine);
const comparedDamage = damageOf(comparedEntry, readSelectedMedicine);

/** Whether each list of products holds something that cannot be read. */
export const productDamage = [savedDamage, comparedDamage, damageOf(viewedEntry, readSelectedMedicine)];

const none: readonly SelectedMedicine[] = [];
/** Returns whether a stored item, which may be of any type, is the product. */
const isOf =
  ({ title }: SelectedMedicine) =>
  (item: unknown): boolean =>
    (item as Partial<SelectedMedicine> | null)?.title === title;

/** Saves the product, or removes it if it is in the list. Works for guests, and every tab agrees. */
export const toggleSaved = (storage: BrowserStorage, medicine: SelectedMedicine): void => {
  const isSaved = (readEntry(storage, savedEntry) ?? none).some(isOf(medicine));
  replaceItems(storage, savedEntry, isOf(medicine), ...(isSaved ? [] : [medicine]));
};

/** Puts the product first in the list of viewed products. */
export const rememberViewed = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  replaceItems(storage, viewedEntry, isOf(medicine), medicine);

/** Deletes the list of viewed products. */
export const clearViewed = (storage: BrowserStorage): void => removeEntry(storage, viewedEntry);

/** Adds the product to the comparison of this tab, or removes it. A fifth one is refused. */
export const toggleCompared = (storage: BrowserStorage, medicine: SelectedMedicine): 'done' | 'full' => {
  const compared = readEntry(storage, comparedEntry) ?? none;
  const rest = compared.filter((one) => !isOf(medicine)(one));
  if (rest.length === mostCompared) return 'full';
  writeEntry(storage, comparedEntry, rest.length < compared.length ? rest : [...compared, medicine]);
  return 'done';
};

/** Empties the comparison of this tab. */
export const clearCompared = (storage: BrowserStorage): void => removeEntry(storage, comparedEntry);

/**
 * Stores a kept copy of a product for the detail screen, as choosing it in the listing does (STORAGE-06). It then
 * replaces the copy by the product of today, unless another one has been chosen meanwhile or the API does not respond.
 */
export const showMedicine =
  (medicine: SelectedMedicine): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage }) => {
    writeEntry(storage, selectedMedicineEntry, medicine);
    // Without a response the kept copy stays. The cart compares its price with today's and shows the result.
    const product = await dispatch(findProduct(medicine.title)).catch(() => null);
    const isStillChosen = readEntry(storage, selectedMedicineEntry)?.title === medicine.title;
    if (product && isStillChosen) selectMedicine(storage, product);
  };

/** The products with a heart, the newest first. */
export const useSaved = (): readonly SelectedMedicine[] => useStored(savedEntry) ?? none;
/** Whether some of the saved products cannot be read. */
export const useUnreadableSaved = (): boolean => useStored(savedDamage) ?? false;
/** Whether some of the products to be compared cannot be read. */
export const useUnreadableCompared = (): boolean => useStored(comparedDamage) ?? false;
/** The viewed products, the newest first. */
export const useViewed = (): readonly SelectedMedicine[] => useStored(viewedEntry) ?? none;
/** The products to be compared, at most four, in the order in which they were chosen. */
export const useCompared = (): readonly SelectedMedicine[] => useStored(comparedEntry) ?? none;
