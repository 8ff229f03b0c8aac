import { storedKeys, type StoredKey } from '@niramaya/contract';
import { parseJson } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { isShownTo, ownerOf } from './owner';
import { readUserKey } from './user-key';

/**
 * The keys of all entries that a log-out removes. They come from `storedKeys`, a table of `libs/contract`, and not from
 * the modules that write the entries: such a module may be in a chunk that this page has never loaded.
 */
const ending = (Object.keys(storedKeys) as StoredKey[]).filter((key) => storedKeys[key].endsAtLogOut);

const remove = (storage: BrowserStorage, key: StoredKey): void => {
  const { area } = storedKeys[key];
  // Each removal notifies every hook, so absent entries are left alone.
  if (storage.read(area, key) !== null) storage.remove(area, key);
};

/** Removes all entries that end with a log-out: the local ones for every tab, those of the session for this tab. */
export const removeAtLogOut = (storage: BrowserStorage): void => ending.forEach((key) => remove(storage, key));

/**
 * Removes the entries that end with a log-out and are not shown to the current person. A tab that showed another
 * website, was discarded or was in the back/forward cache got no storage event of the log-out, so it calls this when it
 * opens and when it comes back. An entry without a readable owner stays, unseen, until it is overwritten or erased in
 * the panel My data.
 */
export function removeOfOthers(storage: BrowserStorage): void {
  const userKey = readUserKey(storage);
  for (const key of ending) {
    const record = parseJson(storage.read(storedKeys[key].area, key));
    if (ownerOf(record) === null || isShownTo(key, record, userKey)) continue;
    remove(storage, key);
    // `medicine_details` has no room for an owner, so the owner of `niramaya.product_id` counts for both.
    if (key === 'niramaya.product_id') remove(storage, 'medicine_details');
  }
}
