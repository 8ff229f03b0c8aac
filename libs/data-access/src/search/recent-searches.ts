import { searchText } from '../catalogue/search-text';
import { removeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { damageOf, listRules, replaceItems } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
import type { BrowserStorage } from '../storage/storage';

const readSearch = (item: unknown): string | null => (typeof item === 'string' && searchText(item)) || null;

const searchesEntry: StoredEntry<string[]> = {
  area: 'local',
  key: 'niramaya.searches',
  ...listRules({ read: readSearch, most: 8 }),
};

/** Whether the list holds something that cannot be read. */
export const searchesDamage = damageOf(searchesEntry, readSearch);

const none: readonly string[] = [];
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Puts the text first in the last searches of this device. */
export const rememberSearch = (storage: BrowserStorage, text: string): void =>
  replaceItems(storage, searchesEntry, (search) => typeof search === 'string' && isSame(search, text), text);

/** Deletes all of them. */
export const forgetSearches = (storage: BrowserStorage): void => removeEntry(storage, searchesEntry);

/** Returns what was searched for with Enter, the newest first, the same in every tab. */
export const useRecentSearches = (): readonly string[] => useStored(searchesEntry) ?? none;
