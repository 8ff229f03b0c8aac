import * as z from 'zod/mini';
import { searchText } from './filters';
import { ownedList, useOwned } from '../session/owned';
import type { BrowserStorage } from '../storage/storage';

/** A stored search: a text as `searchText` tidies it, which must not be empty then. */
const searchSchema = z.pipe(z.string(), z.pipe(z.transform(searchText), z.string().check(z.minLength(1))));

const mostSearches = 8;
const storedSearches = ownedList('niramaya.searches', searchSchema, mostSearches);

/** The entry that reads as true if some stored searches cannot be read. */
export const unreadableSearches = storedSearches.unreadableFlag;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Puts a search first among the eight that this person made last. A search that differs in case only is replaced. */
export const rememberSearch = (storage: BrowserStorage, text: string): void =>
  storedSearches.replace(storage, (search) => typeof search === 'string' && isSame(search, text), text);

/** Removes a search, as one that has found nothing, from those that are offered again. */
export const forgetSearch = (storage: BrowserStorage, text: string): void => {
  const searches = storedSearches.read(storage);
  if (searches.some((search) => isSame(search, text)))
    storedSearches.replace(storage, (search) => typeof search === 'string' && isSame(search, text));
};

/** Deletes the stored searches. */
export const clearSearches = (storage: BrowserStorage): void => storedSearches.clear(storage);

/** Returns the stored searches, newest first. */
export const useRecentSearches = (): readonly string[] => useOwned(storedSearches);
