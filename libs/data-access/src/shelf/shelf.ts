import { readSelectedMedicine } from '@niramaya/contract';
import type { SelectedMedicine } from '@niramaya/contract';
import { readEntry, removeEntry, selectedMedicineEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
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

const none: readonly SelectedMedicine[] = [];
const others = (list: readonly SelectedMedicine[], { title }: SelectedMedicine) =>
  list.filter((one) => one.title !== title);

/** Saves the product, or takes it off the list when it is there. Works for guests; every tab agrees. */
export const toggleSaved =
  (medicine: SelectedMedicine): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const saved = readEntry(storage, savedEntry) ?? none;
    const rest = others(saved, medicine);
    writeEntry(storage, savedEntry, rest.length < saved.length ? rest : [medicine, ...saved]);
  };

/** Puts the product at the head of what was viewed. */
export const rememberViewed =
  (medicine: SelectedMedicine): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(storage, viewedEntry, [medicine, ...others(readEntry(storage, viewedEntry) ?? none, medicine)]);

/** Forgets what was viewed. */
export const clearViewed =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    removeEntry(storage, viewedEntry);

/** Takes the product into the comparison of this tab, or out of it; a fifth one is refused. */
export const toggleCompared =
  (medicine: SelectedMedicine): AppThunk<'done' | 'full'> =>
  (_dispatch, _getState, { storage }) => {
    const compared = readEntry(storage, comparedEntry) ?? none;
    const rest = others(compared, medicine);
    if (rest.length === mostCompared) return 'full';
    writeEntry(storage, comparedEntry, rest.length < compared.length ? rest : [...compared, medicine]);
    return 'done';
  };

/** Empties the comparison of this tab. */
export const clearCompared =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    removeEntry(storage, comparedEntry);

/** Stores the product for the detail screen, as choosing it in the listing does (STORAGE-06). */
export const showMedicine =
  (medicine: SelectedMedicine): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(storage, selectedMedicineEntry, medicine);

/** The products with a heart, the newest first. */
export const useSaved = (): readonly SelectedMedicine[] => useStored(savedEntry) ?? none;
/** The newest first. */
export const useViewed = (): readonly SelectedMedicine[] => useStored(viewedEntry) ?? none;
/** The products to be compared, at most four, in the order in which they were chosen. */
export const useCompared = (): readonly SelectedMedicine[] => useStored(comparedEntry) ?? none;
