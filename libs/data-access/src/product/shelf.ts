import { selectedMedicineSchema } from '@niramaya/contract';
import type { SelectedMedicine } from '@niramaya/contract';
import { findProduct } from './find-product-id';
import { selectMedicine, storedMedicine } from './selected-medicine';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import type { AppThunk } from '../store/makeStore';

/** The most products that fit side by side. */
const mostCompared = 4;

const storedSaved = persistedList('niramaya.saved', selectedMedicineSchema, 100);
const storedViewed = persistedList('niramaya.viewed', selectedMedicineSchema, 9);
const storedCompared = persistedList('niramaya.compared', selectedMedicineSchema, mostCompared);

const unreadableSaved = storedSaved.unreadable();
const unreadableCompared = storedCompared.unreadable();

/** Whether each list of products holds something that cannot be read. */
export const unreadableProducts = [unreadableSaved, unreadableCompared, storedViewed.unreadable()];

const none: readonly SelectedMedicine[] = [];
/** Returns whether a stored item, which may be of any type, is the product. */
const isOf =
  ({ title }: SelectedMedicine) =>
  (item: unknown): boolean =>
    (item as Partial<SelectedMedicine> | null)?.title === title;

/** Saves the product, or removes it if it is in the list. Works for guests, and every tab agrees. */
export const toggleSaved = (storage: BrowserStorage, medicine: SelectedMedicine): void => {
  const isSaved = (storedSaved.read(storage) ?? none).some(isOf(medicine));
  storedSaved.replace(storage, isOf(medicine), ...(isSaved ? [] : [medicine]));
};

/** Puts the product first in the list of viewed products. */
export const rememberViewed = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  storedViewed.replace(storage, isOf(medicine), medicine);

/** Deletes the list of viewed products. */
export const clearViewed = (storage: BrowserStorage): void => storedViewed.clear(storage);

/** Adds the product to the comparison of this tab, or removes it. A fifth one is refused. */
export const toggleCompared = (storage: BrowserStorage, medicine: SelectedMedicine): 'done' | 'full' => {
  const compared = storedCompared.read(storage) ?? none;
  const rest = compared.filter((one) => !isOf(medicine)(one));
  if (rest.length === mostCompared) return 'full';
  storedCompared.write(storage, rest.length < compared.length ? rest : [...compared, medicine]);
  return 'done';
};

/** Empties the comparison of this tab. */
export const clearCompared = (storage: BrowserStorage): void => storedCompared.clear(storage);

/**
 * Stores a kept copy of a product for the detail screen, as choosing it in the listing does (STORAGE-06). It then
 * replaces the copy by the product of today, unless another one has been chosen meanwhile or the API does not respond.
 */
export const showMedicine =
  (medicine: SelectedMedicine): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage }) => {
    storedMedicine.write(storage, medicine);
    // Without a response the kept copy stays. The cart compares its price with today's and shows the result.
    const product = await dispatch(findProduct(medicine.title)).catch(() => null);
    const isStillChosen = storedMedicine.read(storage)?.title === medicine.title;
    if (product && isStillChosen) selectMedicine(storage, product);
  };

/** The products with a heart, the newest first. */
export const useSaved = (): readonly SelectedMedicine[] => usePersisted(storedSaved) ?? none;
/** Whether some of the saved products cannot be read. */
export const useUnreadableSaved = (): boolean => usePersisted(unreadableSaved) ?? false;
/** Whether some of the products to be compared cannot be read. */
export const useUnreadableCompared = (): boolean => usePersisted(unreadableCompared) ?? false;
/** The viewed products, the newest first. */
export const useViewed = (): readonly SelectedMedicine[] => usePersisted(storedViewed) ?? none;
/** The products to be compared, at most four, in the order in which they were chosen. */
export const useCompared = (): readonly SelectedMedicine[] => usePersisted(storedCompared) ?? none;
