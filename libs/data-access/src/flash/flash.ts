import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';

const flashEntry: StoredEntry<string> = {
  area: 'session',
  key: 'niramaya.flash',
  parse: (text) => text,
  serialise: (text) => text,
};

/** Stores a message to show after the next page load, such as the one after a login (AMB-14). */
export const leaveFlash = (storage: BrowserStorage, text: string): void => writeEntry(storage, flashEntry, text);

/** Returns the message that the previous page left, once. */
export const takeFlash = (storage: BrowserStorage): string | null => {
  const text = readEntry(storage, flashEntry);
  if (text !== null) removeEntry(storage, flashEntry);
  return text;
};
