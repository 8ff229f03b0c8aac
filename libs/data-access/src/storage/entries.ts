import { readCartItem, readSelectedMedicine, storageKeys } from '@niramaya/contract';
import type { CartItem, SelectedMedicine, StoredKey, storedKeys as places } from '@niramaya/contract';
import type { BrowserStorage } from './storage';

/** A key and the area that the list of all keys gives it; a key that is not in the list is no place. */
type Place = { [Key in StoredKey]: { readonly area: (typeof places)[Key]; readonly key: Key } }[StoredKey];

/** What one key of browser storage says: where it lies and how its text is read. */
export type ReadEntry<T> = Place & {
  /** Null for what is absent, corrupt or of a foreign shape. It never throws. */
  parse(text: string | null): T | null;
};

/** One key of browser storage that is written here, too. */
export type StoredEntry<T> = ReadEntry<T> & { serialise(value: T): string };

export const parseJson = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** `validkey`: the display name or e-mail of the signed-in shopper; its presence is what being logged in means (STATE-13). */
export const loggedInEntry: StoredEntry<string> = {
  area: 'local',
  key: storageKeys.loggedIn,
  parse: (text) => text,
  serialise: (name) => name,
};

/** `cart_data`. A line that cannot be read is left out; the others stay (STORAGE-03, STORAGE-04). */
export const cartEntry: StoredEntry<CartItem[]> = {
  area: 'local',
  key: storageKeys.cart,
  parse: (text) => {
    const lines = parseJson(text);
    if (!Array.isArray(lines)) return null;
    return lines.map(readCartItem).filter((line) => line !== null);
  },
  serialise: (items) => JSON.stringify(items),
};

/** `medicine_details` (STORAGE-06, STORAGE-07). */
export const selectedMedicineEntry: StoredEntry<SelectedMedicine> = {
  area: 'local',
  key: storageKeys.selectedMedicine,
  parse: (text) => readSelectedMedicine(parseJson(text)),
  serialise: (medicine) => JSON.stringify(medicine),
};

const readRupees = (text: string | null): number | null => {
  const rupees = Number(text?.trim() || NaN);
  return Number.isFinite(rupees) && rupees > 0 ? rupees : null;
};

/** `threemonth`: the price of the 6-month plan in rupees, whatever the name says (STORAGE-08). */
export const sixMonthPlanEntry: StoredEntry<number> = {
  area: 'local',
  key: storageKeys.sixMonthPlan,
  parse: readRupees,
  serialise: String,
};

/** The price of the 3-month plan in rupees, where that is the plan picked (AMB-32). */
export const threeMonthPlanEntry: StoredEntry<number> = {
  area: 'local',
  key: 'niramaya.three_months',
  parse: readRupees,
  serialise: String,
};

/** What is stored, or null where there is nothing or nothing that can be read. */
export const readEntry = <T>(storage: BrowserStorage, entry: StoredEntry<T>): T | null =>
  entry.parse(storage.read(entry.area, entry.key));

/** Stores the value; where the browser refuses, for as long as the page is there (`useStorageHealth`). */
export const writeEntry = <T>(storage: BrowserStorage, entry: StoredEntry<T>, value: T): void =>
  storage.write(entry.area, entry.key, entry.serialise(value));

/** Leaves nothing under the entry's key. */
export const removeEntry = <T>(storage: BrowserStorage, entry: StoredEntry<T>): void =>
  storage.remove(entry.area, entry.key);
