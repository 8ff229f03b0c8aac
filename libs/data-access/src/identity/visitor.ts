import type { StoredEntry } from '../storage/entries';
import { readEntry, writeEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';

const visitorEntry: StoredEntry<string> = {
  area: 'local',
  key: 'niramaya.visitor',
  parse: (text) => (text !== null && /^[\da-f]{32}$/.test(text) ? text : null),
  serialise: (id) => id,
};

/**
 * Returns the guest's own number, 128 random bits in hexadecimal, created when first needed. If storage is forbidden,
 * it lasts for the page.
 */
export function visitorId(storage: BrowserStorage): string {
  const known = readEntry(storage, visitorEntry);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeEntry(storage, visitorEntry, id);
  return id;
}
