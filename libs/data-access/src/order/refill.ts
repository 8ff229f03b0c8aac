import { refillChoiceSchema, refillList, type Refill, type RefillChoice } from '@niramaya/contract';
import { useMemo } from 'react';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { useOrders } from './orders';
import type { BrowserStorage } from '../storage/storage';
import { persistedList, storedValue, usePersisted } from '../storage/persisted';

/** Newest first. */
export const storedRefillChoices = persistedList('niramaya.refill', refillChoiceSchema, 200);

type StoredItem = Partial<Record<keyof RefillChoice, unknown>> | null;

const unreadableDays = (userKey: UserKey | null) => {
  const isOthers = (item: StoredItem) => typeof item?.of === 'string' && item.of !== userKey;
  const unreadable = storedRefillChoices.unreadable(
    (item) => isOthers(item as StoredItem) || refillChoiceSchema.safeParse(item).success,
  );
  return storedValue('niramaya.refill', (text) => {
    if (!unreadable.parse(text)) return null;
    return storedRefillChoices.rawItems(text) ? 'part' : 'all';
  });
};

const of = (choices: readonly RefillChoice[], userKey: UserKey | null) =>
  choices.filter((choice) => choice.of === userKey);

/** Returns the person's own choices, newest first. */
export const readRefillChoices = (storage: BrowserStorage): readonly RefillChoice[] =>
  of(storedRefillChoices.read(storage), readUserKey(storage));

/** Returns whether a part or all of the choices cannot be read. */
export function useUnreadableRefillDays(): 'part' | 'all' | null {
  const userKey = useUserKey();
  return usePersisted(useMemo(() => unreadableDays(userKey), [userKey]));
}

const replaceChoices = (
  storage: BrowserStorage,
  isReplaced: (choice: NonNullable<StoredItem>) => boolean,
  ...added: readonly Omit<RefillChoice, 'of'>[]
): void => {
  const of = readUserKey(storage);
  const isOwn = (item: unknown) => {
    const choice = item as StoredItem;
    return choice?.of === of && isReplaced(choice);
  };
  storedRefillChoices.replace(storage, isOwn, ...added.map(({ title, days }) => ({ title, of, days })));
};

/** Null takes it off the list. */
export const setRefillDays = (storage: BrowserStorage, title: string, days: number | null): void =>
  replaceChoices(storage, (choice) => choice.title === title, { title, days });

/** Lists all refills again that the person has taken off the list. */
export const restoreRefills = (storage: BrowserStorage): void =>
  replaceChoices(storage, (choice) => choice.days === null);

/** Returns refills, earliest due first, and the titles off the list. */
export function useRefills(): { readonly listed: readonly Refill[]; readonly leftOut: readonly string[] } {
  const orders = useOrders();
  const choices = usePersisted(storedRefillChoices);
  const userKey = useUserKey();
  return useMemo(() => refillList(orders, of(choices, userKey)), [orders, choices, userKey]);
}
