import { parseOrNull } from '@niramaya/contract';
import * as z from 'zod/mini';
import { parseJson } from '../storage/persisted';
import type { BrowserStorage, KnownKey } from '../storage/storage';
import { storedName } from './stored-name';

/**
 * Identifies whose data the shop shows at a moment. It consists of the name in `validkey` and the provider's account
 * number, if it stores one, because two people may share a name. The text is only ever compared. What belongs to one
 * person is never shown to another.
 */
export type Person = string;

const accountSchema = z.object({ uid: z.string() });

/** A visitor who is not logged in. */
export const guest: Person = '';

/** Returns the person of an account: its number (empty if the provider stores none) and its name. */
export const personWith = (account: string, name: string): Person => `${account}:${name}`;

/** Returns the number of the account whose session the provider stores in this browser, or null. */
export function storedUid(storage: BrowserStorage): string | null {
  const key = storage.keys('local').find((name) => name.startsWith('firebase:authUser:'));
  const text = key === undefined ? null : storage.read('local', key as KnownKey);
  return parseOrNull(accountSchema, parseJson(text))?.uid ?? null;
}

/** Returns the current person. Only `validkey` makes a guest a known person (STATE-13, AMB-18). */
export function personOf(storage: BrowserStorage): Person {
  const name = storedName.read(storage);
  return name === null ? guest : personWith(storedUid(storage) ?? '', name);
}
