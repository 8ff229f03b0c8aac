import { mergeLines, readCartItem, readPrice, readSelectedMedicine, storageKeys } from '@niramaya/contract';
import type { CartItem, SelectedMedicine, StoredKey, storedKeys as places } from '@niramaya/contract';
import type { BrowserStorage } from './storage';

/** A key and its area in the list of all keys. A key that is not in the list is no place. */
type Place = { [Key in StoredKey]: { readonly area: (typeof places)[Key]; readonly key: Key } }[StoredKey];

/** Describes one key of browser storage: where it is and how its text is read. */
export type ReadEntry<T> = Place & {
  /** Returns null for a value that is absent, corrupt or of an unknown shape. It never throws. */
  parse(text: string | null): T | null;
};

/** A key of browser storage that this code also writes. */
export type StoredEntry<T> = ReadEntry<T> & { serialise(value: T): string };

export const parseJson = (text: string | null): unknown => {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * `validkey`: the display name or e-mail of the signed-in shopper. A shopper is logged in if it is there (STATE-13).
 */
export const loggedInEntry: StoredEntry<string> = {
  area: 'local',
  key: storageKeys.loggedIn,
  parse: (text) => text,
  serialise: (name) => name,
};

/** Returns the stored lines of the cart as they are, or null if there is no list. */
export const rawCartLines = (text: string | null): readonly unknown[] | null => {
  const lines = parseJson(text);
  return Array.isArray(lines) ? lines : null;
};

/**
 * `cart_data`. A line that cannot be read is left out; the others stay (STORAGE-03, STORAGE-04). Lines of one title are
 * read as one, because the title is their identity (VALID-17).
 */
export const cartEntry: StoredEntry<CartItem[]> = {
  area: 'local',
  key: storageKeys.cart,
  parse: (text) => {
    const lines = rawCartLines(text);
    return lines && mergeLines(lines.flatMap((line) => readCartItem(line) ?? []));
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

/** The product that this tab opened last. */
export const productOfTabEntry: StoredEntry<SelectedMedicine> = {
  ...selectedMedicineEntry,
  area: 'session',
  key: 'niramaya.product',
};

/** Returns the price of a plan, or null. A plan has a price, so 0 is none. */
const readRupees = (text: string | null): number | null => readPrice(text) || null;

/** `threemonth`: the price of the 6-month plan in rupees, in spite of its name (STORAGE-08). */
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

/** Returns the stored value, or null if there is none or it cannot be read. */
export const readEntry = <T>(storage: BrowserStorage, entry: ReadEntry<T>): T | null =>
  entry.parse(storage.read(entry.area, entry.key));

/** Stores the value. If the browser refuses, the value lasts as long as the page (`useStorageHealth`). */
export const writeEntry = <T>(storage: BrowserStorage, entry: StoredEntry<T>, value: T): void =>
  storage.write(entry.area, entry.key, entry.serialise(value));

/** Deletes the value under the entry's key. */
export const removeEntry = <T>(storage: BrowserStorage, entry: StoredEntry<T>): void =>
  storage.remove(entry.area, entry.key);
