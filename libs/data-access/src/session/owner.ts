import { parseOrNull, storedKeys, type StoredKey } from '@niramaya/contract';
import * as z from 'zod/mini';
import { guest, type UserKey } from './user-key';

const recordWithOwner = z.object({ of: z.string() });

/**
 * Returns the owner that a stored record names; null if it names none, as in a damaged record or one of an older
 * version.
 */
export const ownerOf = (record: unknown): UserKey | null => parseOrNull(recordWithOwner, record)?.of ?? null;

/**
 * The one rule of ownership: true if `record.of` is this person, exactly. The entries that the table `storedKeys` marks
 * with 'ownerAndNext' are also shown to others (`isShownTo`). Prescriptions, which are in a database and not in that
 * table, are shown to their owner alone.
 *
 * - The owner is the account id together with the name (`UserKey`), because two accounts of one browser may have
 *   the same name.
 * - A guest is a person of their own (`''`). What a guest stored about their health is not shown to an account, since
 *   the guest may have been another person.
 * - A record whose owner cannot be read belongs to no person. It is shown on no screen, and the panel My data lists it,
 *   so that it can be erased.
 */
export const ownedBy = (record: unknown, userKey: UserKey): boolean => ownerOf(record) === userKey;

/**
 * Returns how many records of a stored list name no owner that can be read. `rawItems` returns the records of a text,
 * or null if the text is no list; such a text counts as one record. `text` is null if nothing is stored.
 */
export function countWithoutOwner(
  text: string | null,
  rawItems: (text: string) => readonly unknown[] | null,
  ownerOfRecord: (record: unknown) => UserKey | null = ownerOf,
): number {
  if (text === null) return 0;
  const records = rawItems(text);
  if (records === null) return 1;
  return records.filter((record) => ownerOfRecord(record) === null).length;
}

/** True if the rule of this key shows the record to this person: see `shownTo` of `storedKeys`. */
export function isShownTo(key: StoredKey, record: unknown, userKey: UserKey): boolean {
  const { shownTo } = storedKeys[key];
  if (shownTo === 'all') return true;
  return ownedBy(record, userKey) || (shownTo === 'ownerAndNext' && ownedBy(record, guest));
}
