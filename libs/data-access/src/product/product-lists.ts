import { selectedMedicineSchema, type SelectedMedicine } from '@niramaya/contract';
import { findProduct } from './find-product';
import { selectMedicine, storeMedicine, storedMedicine } from './selected-medicine';
import { ownedList, useOwned } from '../session/owned';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import type { AppThunk } from '../store/makeStore';

const mostCompared = 4;

const storedSaved = persistedList('niramaya.saved', selectedMedicineSchema, Infinity);
const storedViewed = ownedList('niramaya.viewed', selectedMedicineSchema, 9);
const storedCompared = ownedList('niramaya.compared', selectedMedicineSchema, mostCompared);

const unreadableSaved = storedSaved.unreadable();

export const unreadableProducts = [unreadableSaved, storedCompared.unreadable, storedViewed.unreadable];

const isOf =
  ({ title }: SelectedMedicine) =>
  (item: unknown): boolean =>
    (item as Partial<SelectedMedicine> | null)?.title === title;

/** Saves a product, or removes a saved one. */
export const toggleSaved = (storage: BrowserStorage, medicine: SelectedMedicine): void => {
  const isSaved = storedSaved.read(storage).some(isOf(medicine));
  storedSaved.replace(storage, isOf(medicine), ...(isSaved ? [] : [medicine]));
};

/** Puts a product first among the nine viewed ones. */
export const rememberViewed = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  storedViewed.replace(storage, isOf(medicine), medicine);

export const clearViewed = (storage: BrowserStorage): void => storedViewed.clear(storage);

/** Adds or removes a product; returns `full` for a fifth. */
export const toggleCompared = (storage: BrowserStorage, medicine: SelectedMedicine): 'done' | 'full' => {
  const compared = storedCompared.read(storage);
  const rest = compared.filter((one) => !isOf(medicine)(one));
  if (rest.length === mostCompared) return 'full';
  storedCompared.write(storage, rest.length < compared.length ? rest : [...compared, medicine]);
  return 'done';
};

export const clearCompared = (storage: BrowserStorage): void => storedCompared.clear(storage);

/** Shows the stored copy until today's product loads. */
export const showMedicine =
  (medicine: SelectedMedicine): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage }) => {
    storeMedicine(storage, medicine, null);
    const product = await dispatch(findProduct(medicine.title)).catch(() => null);
    const isStillChosen = storedMedicine.read(storage)?.title === medicine.title;
    if (product && isStillChosen) selectMedicine(storage, product);
  };

/** Returns the saved products, newest first. */
export const useSaved = (): readonly SelectedMedicine[] => usePersisted(storedSaved);
export const useUnreadableSaved = (): boolean => usePersisted(unreadableSaved);
export const useUnreadableCompared = (): boolean => useOwned(storedCompared.unreadable);
/** Returns the viewed products, newest first. */
export const useViewed = (): readonly SelectedMedicine[] => useOwned(storedViewed);
/** Returns at most four products, in the order of choice. */
export const useCompared = (): readonly SelectedMedicine[] => useOwned(storedCompared);
