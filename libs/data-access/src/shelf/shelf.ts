import { readSelectedMedicine } from '@niramaya/contract';
import type { SelectedMedicine } from '@niramaya/contract';
import { readEntry, removeEntry, selectedMedicineEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
import type { BrowserStorage } from '../storage/storage';

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

const none: readonly SelectedMedicine[] = [];
const others = (list: readonly SelectedMedicine[], { title }: SelectedMedicine) =>
  list.filter((one) => one.title !== title);

/** Saves the product, or removes it if it is in the list. Works for guests, and every tab agrees. */
export const toggleSaved = (storage: BrowserStorage, medicine: SelectedMedicine): void => {
  const saved = readEntry(storage, savedEntry) ?? none;
  const rest = others(saved, medicine);
  writeEntry(storage, savedEntry, rest.length < saved.length ? rest : [medicine, ...saved]);
};

/** Puts the product first in the list of viewed products. */
export const rememberViewed = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  writeEntry(storage, viewedEntry, [medicine, ...others(readEntry(storage, viewedEntry) ?? none, medicine)]);

/** Deletes the list of viewed products. */
export const clearViewed = (storage: BrowserStorage): void => removeEntry(storage, viewedEntry);

/** Adds the product to the comparison of this tab, or removes it. A fifth one is refused. */
export const toggleCompared = (storage: BrowserStorage, medicine: SelectedMedicine): 'done' | 'full' => {
  const compared = readEntry(storage, comparedEntry) ?? none;
  const rest = others(compared, medicine);
  if (rest.length === mostCompared) return 'full';
  writeEntry(storage, comparedEntry, rest.length < compared.length ? rest : [...compared, medicine]);
  return 'done';
};

/** Empties the comparison of this tab. */
export const clearCompared = (storage: BrowserStorage): void => removeEntry(storage, comparedEntry);

/** Stores the product for the detail screen, as choosing it in the listing does (STORAGE-06). */
export const showMedicine = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  writeEntry(storage, selectedMedicineEntry, medicine);

/** The products with a heart, the newest first. */
export const useSaved = (): readonly SelectedMedicine[] => useStored(savedEntry) ?? none;
/** The viewed products, the newest first. */
export const useViewed = (): readonly SelectedMedicine[] => useStored(viewedEntry) ?? none;
/** The products to be compared, at most four, in the order in which they were chosen. */
export const useCompared = (): readonly SelectedMedicine[] => useStored(comparedEntry) ?? none;
