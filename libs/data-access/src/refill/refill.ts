import { refillChoiceSchema, refillList, usualDays, type Refill, type RefillChoice } from '@niramaya/contract';
import { useMemo } from 'react';
import { useOwnOrders } from '../orders/orders';
import { countWithoutOwner, ownedBy } from '../session/owner';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { persistedList, storedValue, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/**
 * How often each product is to be ordered again, as every person of this device has chosen, newest first. The field
 * `of` of a choice names its owner, as in all stored records; `session/owner.ts` reads it.
 */
export const storedRefillChoices = persistedList('niramaya.refill', refillChoiceSchema, Infinity);

/**
 * Returns a stored value that reads as 'part', 'all' or null: see `useUnreadableRefillChoices`. `userKey` is null while
 * the page hydrates.
 */
const unreadableChoicesOf = (userKey: UserKey | null) => {
  // A choice of another person counts as readable, so that one which is damaged is not reported to this person.
  const isReadable = (item: unknown) =>
    userKey === null || !ownedBy(item, userKey) || refillChoiceSchema.safeParse(item).success;
  const hasUnreadable = storedRefillChoices.unreadableFlag(isReadable);
  return storedValue('niramaya.refill', (text) => {
    if (!hasUnreadable.parse(text)) return null;
    return storedRefillChoices.rawItems(text) ? 'part' : 'all';
  });
};

/** Returns the choices of one person. `userKey` is null while the page hydrates, and there are no choices then. */
const ownChoices = (choices: readonly RefillChoice[], userKey: UserKey | null): readonly RefillChoice[] =>
  userKey === null ? [] : choices.filter((choice) => ownedBy(choice, userKey));

/** Returns the choices of the current person, newest first. */
export const readRefillChoices = (storage: BrowserStorage): readonly RefillChoice[] =>
  ownChoices(storedRefillChoices.read(storage), readUserKey(storage));

/** Returns how many choices of a stored text name no owner that can be read. */
export const countRefillsWithoutOwner = (text: string | null): number =>
  countWithoutOwner(text, storedRefillChoices.rawItems);

/** Returns `part` if some choices of this person cannot be read, `all` if the whole list cannot, and else null. */
export function useUnreadableRefillChoices(): 'part' | 'all' | null {
  const userKey = useUserKey();
  return usePersisted(useMemo(() => unreadableChoicesOf(userKey), [userKey]));
}

/** Puts `added` first, in place of those choices of the current person for which `isReplaced` is true. */
const replaceChoices = (
  storage: BrowserStorage,
  isReplaced: (choice: Partial<RefillChoice>) => boolean,
  ...added: readonly Omit<RefillChoice, 'of'>[]
): void => {
  const userKey = readUserKey(storage);
  const isOwnAndReplaced = (item: unknown) => ownedBy(item, userKey) && isReplaced(item as Partial<RefillChoice>);
  const owned = added.map(({ title, days }) => ({ title, of: userKey, days }));
  storedRefillChoices.replace(storage, isOwnAndReplaced, ...owned);
};

/** Sets after how many days a product is due again, 1 to 365. Null takes the product off the list of refills. */
export const setRefillDays = (storage: BrowserStorage, title: string, days: number | null): void =>
  replaceChoices(storage, (choice) => choice.title === title, { title, days });

/** Lists all products again that this person has taken off the list of refills, each with `usualDays`. */
export const restoreRefills = (storage: BrowserStorage): void => {
  const restored = readRefillChoices(storage).filter(({ days }) => days === null);
  replaceChoices(
    storage,
    (choice) => choice.days === null,
    ...restored.map(({ title }) => ({ title, days: usualDays })),
  );
};

/**
 * Returns the list of refills of this person. `listed` are the products of their own orders for which they have chosen
 * days, the earliest due first. `leftOut` are the titles that they have taken off the list.
 */
export function useRefills(): { readonly listed: readonly Refill[]; readonly leftOut: readonly string[] } {
  const orders = useOwnOrders();
  const choices = usePersisted(storedRefillChoices);
  const userKey = useUserKey();
  return useMemo(() => refillList(orders, ownChoices(choices, userKey)), [orders, choices, userKey]);
}
