import * as z from 'zod/mini';
import { searchText } from './search-text';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

const searchSchema = z.pipe(z.string(), z.pipe(z.transform(searchText), z.string().check(z.minLength(1))));

const storedSearches = persistedList('niramaya.searches', searchSchema, 8);

/** Whether the list holds something that cannot be read. */
export const unreadableSearches = storedSearches.unreadable();

const none: readonly string[] = [];
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Puts the text first in the last searches of this device. */
export const rememberSearch = (storage: BrowserStorage, text: string): void =>
  storedSearches.replace(storage, (search) => typeof search === 'string' && isSame(search, text), text);

/** Deletes all of them. */
export const forgetSearches = (storage: BrowserStorage): void => storedSearches.clear(storage);

/** Returns the texts that were searched for with Enter, the newest first, the same in every tab. */
export const useRecentSearches = (): readonly string[] => usePersisted(storedSearches) ?? none;
