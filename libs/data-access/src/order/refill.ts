import { refillChoiceSchema, refillList, type Refill, type RefillChoice } from '@niramaya/contract';
import { useMemo } from 'react';
import { ownedBy, ownerOf } from '../session/owner';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { useOwnOrders } from './orders';
import type { BrowserStorage } from '../storage/storage';
import { persistedList, storedValue, usePersisted } from '../storage/persisted';

/** Those of every person of this device, newest first; one for each product that was ordered. */
export const storedRefillChoices = persistedList('niramaya.refill', refillChoiceSchema, Infinity);

const unreadableDays = (userKey: UserKey | null) => {
  // Items of other people are not reported to this person.
  const unreadable = storedRefillChoices.unreadable(
    (item) => userKey === null || !ownedBy(item, userKey) || refillChoiceSchema.safeParse(item).success,
  );
  return storedValue('niramaya.refill', (text) => {
    if (!unreadable.parse(text)) return null;
    return storedRefillChoices.rawItems(text) ? 'part' : 'all';
  });
};

const ownChoices = (choices: readonly RefillChoice[], userKey: UserKey | null): readonly RefillChoice[] =>
  userKey === null ? [] : choices.filter((choice) => ownedBy(choice, userKey));

/** Returns the person's own choices, newest first. */
export const readRefillChoices = (storage: BrowserStorage): readonly RefillChoice[] =>
  ownChoices(storedRefillChoices.read(storage), readUserKey(storage));

/** Returns how many stored choices name no owner that can be read; a text that is no list counts as one. */
export const countRefillsWithoutOwner = (text: string | null): number =>
  (storedRefillChoices.rawItems(text) ?? [text]).filter((item) => ownerOf(item) === null).length;

/** Returns whether a part or all of the choices cannot be read. */
export function useUnreadableRefillDays(): 'part' | 'all' | null {
  const userKey = useUserKey();
  return usePersisted(useMemo(() => unreadableDays(userKey), [userKey]));
}

const replaceChoices = (
  storage: BrowserStorage,
  isReplaced: (choice: Partial<RefillChoice>) => boolean,
  ...added: readonly Omit<RefillChoice, 'of'>[]
): void => {
  const userKey = readUserKey(storage);
  const isOwnAndReplaced = (item: unknown) => ownedBy(item, userKey) && isReplaced(item as Partial<RefillChoice>);
  storedRefillChoices.replace(
    storage,
    isOwnAndReplaced,
    ...added.map(({ title, days }) => ({ title, of: userKey, days })),
  );
};

/** Null takes it off the list. */
export const setRefillDays = (storage: BrowserStorage, title: string, days: number | null): void =>
  replaceChoices(storage, (choice) => choice.title === title, { title, days });

/** Lists all refills again that the person has taken off the list. */
export const restoreRefills = (storage: BrowserStorage): void =>
  replaceChoices(storage, (choice) => choice.days === null);

/** Returns refills of the person's own orders, earliest due first, and the titles off the list. */
export function useRefills(): { readonly listed: readonly Refill[]; readonly leftOut: readonly string[] } {
  const orders = useOwnOrders();
  const choices = usePersisted(storedRefillChoices);
  const userKey = useUserKey();
  return useMemo(() => refillList(orders, ownChoices(choices, userKey)), [orders, choices, userKey]);
}
