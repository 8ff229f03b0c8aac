import { refillChoiceSchema, refillList } from '@niramaya/contract';
import type { Refill, RefillChoice } from '@niramaya/contract';
import { useMemo } from 'react';
import { personOf, type Person } from '../session/person';
import { usePerson } from '../session/usePerson';
import { useOrders } from './orders';
import type { BrowserStorage } from '../storage/storage';
import { persistedList, storedValue, usePersisted } from '../storage/persisted';

/** Newest first. */
export const storedRefillChoices = persistedList('niramaya.refill', refillChoiceSchema, 200);

type StoredItem = Partial<Record<keyof RefillChoice, unknown>> | null;

const unreadableDays = (person: Person | null) => {
  const isOthers = (item: StoredItem) => typeof item?.of === 'string' && item.of !== person;
  const unreadable = storedRefillChoices.unreadable(
    (item) => isOthers(item as StoredItem) || refillChoiceSchema.safeParse(item).success,
  );
  return storedValue('niramaya.refill', (text) => {
    if (!unreadable.parse(text)) return null;
    return storedRefillChoices.rawItems(text) ? 'part' : 'all';
  });
};

const of = (choices: readonly RefillChoice[] | null, person: Person | null) =>
  (choices ?? []).filter((choice) => choice.of === person);

export const readRefillChoices = (storage: BrowserStorage): readonly RefillChoice[] =>
  of(storedRefillChoices.read(storage), personOf(storage));

export function useUnreadableRefillDays(): 'part' | 'all' | null {
  const person = usePerson();
  return usePersisted(useMemo(() => unreadableDays(person), [person]));
}

const replaceChoices = (
  storage: BrowserStorage,
  isReplaced: (choice: NonNullable<StoredItem>) => boolean,
  ...added: readonly Omit<RefillChoice, 'of'>[]
): void => {
  const of = personOf(storage);
  const isOwn = (item: unknown) => {
    const choice = item as StoredItem;
    return choice?.of === of && isReplaced(choice);
  };
  storedRefillChoices.replace(storage, isOwn, ...added.map(({ title, days }) => ({ title, of, days })));
};

/** Null takes it off the list. */
export const setRefillDays = (storage: BrowserStorage, title: string, days: number | null): void =>
  replaceChoices(storage, (choice) => choice.title === title, { title, days });

export const bringBackRefills = (storage: BrowserStorage): void =>
  replaceChoices(storage, (choice) => choice.days === null);

export function useRefills(): { readonly listed: readonly Refill[]; readonly leftOut: readonly string[] } {
  const orders = useOrders();
  const choices = usePersisted(storedRefillChoices);
  const person = usePerson();
  return useMemo(() => refillList(orders, of(choices, person)), [orders, choices, person]);
}
