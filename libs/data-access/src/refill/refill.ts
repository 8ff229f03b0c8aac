import { discountedPrice, readRefillChoice, refillList } from '@niramaya/contract';
import type { CartItem, Product, Refill, RefillChoice } from '@niramaya/contract';
import { useMemo } from 'react';
import { addToCart } from '../cart/cart-storage';
import { personOf, type Person } from '../identity/person';
import { usePerson } from '../identity/usePerson';
import { findProduct } from '../medicine/find-product-id';
import { useOrders } from '../orders/orders';
import { parseJson, readEntry, writeEntry, type ReadEntry, type StoredEntry } from '../storage/entries';
import { itemsOf, listRules } from '../storage/list-entry';
import type { BrowserStorage } from '../storage/storage';
import { holdsUnreadable } from '../storage/unreadable';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';

/** The refill days that were set, for each person on this device, the newest first. */
export const refillEntry: StoredEntry<RefillChoice[]> = {
  area: 'local',
  key: 'niramaya.refill',
  ...listRules({ read: readRefillChoice, most: 200 }),
};

/** A stored item before it is read. It can be of any type. */
type StoredItem = Partial<Record<keyof RefillChoice, unknown>> | null;

const storedItems = (text: string | null) => itemsOf(parseJson(text)) as readonly StoredItem[] | null;

/** How much of the stored days of a person cannot be read. An item without a readable owner counts for everybody. */
const unreadableEntry = (person: Person | null): ReadEntry<'part' | 'all'> => ({
  area: 'local',
  key: 'niramaya.refill',
  parse: (text) => {
    const isOthers = (item: StoredItem) => typeof item?.of === 'string' && item.of !== person;
    if (!holdsUnreadable(text, (item) => isOthers(item as StoredItem) || readRefillChoice(item))) return null;
    return storedItems(text) ? 'part' : 'all';
  },
});

const of = (choices: readonly RefillChoice[] | null, person: Person | null) =>
  (choices ?? []).filter((choice) => choice.of === person);

/** Returns what the current shopper has set. The choices of another account are not shown. */
export const readRefillChoices = (storage: BrowserStorage): readonly RefillChoice[] =>
  of(readEntry(storage, refillEntry), personOf(storage));

/**
 * Whether some of the shopper's stored days cannot be read, so that the usual ones are used instead. They are damaged,
 * or a newer version of the shop wrote them.
 */
export function useUnreadableRefillDays(): 'part' | 'all' | null {
  const person = usePerson();
  return useStored(useMemo(() => unreadableEntry(person), [person]));
}

/** Replaces the items for which `isReplaced` returns true. All others stay, also those that cannot be read. */
const replaceItems = (
  storage: BrowserStorage,
  isReplaced: (item: StoredItem) => boolean,
  ...added: readonly RefillChoice[]
): void => {
  const rest = (storedItems(storage.read('local', refillEntry.key)) ?? []).filter((item) => !isReplaced(item));
  writeEntry(storage, refillEntry, [...added, ...(rest as RefillChoice[])]);
};

/** Stores after how many days a product is due again; null takes it off the list. */
export const setRefillDays = (storage: BrowserStorage, title: string, days: number | null): void => {
  const person = personOf(storage);
  replaceItems(storage, (item) => item?.of === person && item.title === title, { title, of: person, days });
};

/** Lists everything again that the current shopper has left out, with the usual days. */
export const bringBackRefills = (storage: BrowserStorage): void => {
  const person = personOf(storage);
  replaceItems(storage, (item) => item?.of === person && item.days === null);
};

/** Returns what the current shopper has ordered and may want again, with what is due first at the start. */
export function useRefills(): { readonly listed: readonly Refill[]; readonly leftOut: readonly string[] } {
  const orders = useOrders();
  const choices = useStored(refillEntry);
  const person = usePerson();
  return useMemo(() => refillList(orders, of(choices, person)), [orders, choices, person]);
}

/** The result of putting a product in the cart again; rupees per pack. */
export type Refilled =
  | { readonly kind: 'added'; readonly nowRupees: number; readonly beforeRupees: number }
  | { readonly kind: 'already' | 'gone' | 'failed' };

/** Puts a product in the cart at the API's current price. Without a response the result is `failed`. */
const putInCart = (
  storage: BrowserStorage,
  { title, quantity, discountedPrice: beforeRupees }: CartItem,
  product: Product | null | undefined,
): Refilled => {
  if (!product) return { kind: product === null ? 'gone' : 'failed' };
  const { image, price, discount } = product;
  const nowRupees = discountedPrice(price, discount);
  const outcome = addToCart(storage, { title, image, price, discountedPrice: nowRupees }, quantity);
  return outcome === 'added' ? { kind: 'added', nowRupees, beforeRupees } : { kind: 'already' };
};

/**
 * Puts products in the cart, each as often as it was ordered, at today's price, which the API returns. If the API does
 * not respond (`failed`) or has no such product (`gone`), the cart stays as it is.
 * @returns the result for each, in their order
 */
export const refillCart =
  (lines: readonly CartItem[]): AppThunk<Promise<readonly Refilled[]>> =>
  async (dispatch, _getState, { storage }) => {
    const products = await Promise.all(lines.map(({ title }) => dispatch(findProduct(title)).catch(() => undefined)));
    return lines.map((line, at) => putInCart(storage, line, products[at]));
  };
