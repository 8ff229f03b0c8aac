import { searchText } from '../catalogue/search-text';
import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';

const readSearch = (item: unknown): string | null => (typeof item === 'string' && searchText(item)) || null;

const searchesEntry: StoredEntry<string[]> = {
  area: 'local',
  key: 'niramaya.searches',
  ...listRules({ read: readSearch, most: 8 }),
};

const none: readonly string[] = [];
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Puts the text at the head of the last searches of this device. */
export const rememberSearch =
  (text: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const others = (readEntry(storage, searchesEntry) ?? none).filter((search) => !isSame(search, text));
    writeEntry(storage, searchesEntry, [text, ...others]);
  };

/** Leaves none of them. */
export const forgetSearches =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    removeEntry(storage, searchesEntry);

/** What was searched for with Enter, the newest first; in every tab alike. */
export const useRecentSearches = (): readonly string[] => useStored(searchesEntry) ?? none;
