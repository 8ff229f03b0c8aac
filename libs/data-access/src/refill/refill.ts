import { discountedPrice, readRefillChoice, refillList } from '@niramaya/contract';
import type { CartItem, Product, Refill, RefillChoice } from '@niramaya/contract';
import { useMemo } from 'react';
import { addToCart, increase } from '../cart/cart-storage';
import { personOf, type Person } from '../identity/person';
import { usePerson } from '../identity/usePerson';
import { findProduct } from '../medicine/find-product-id';
import { useOrders } from '../orders/orders';
import { readEntry, writeEntry, type ReadEntry, type StoredEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
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

/** How much of the stored days cannot be read. */
const unreadableEntry: ReadEntry<'part' | 'all'> = {
  area: 'local',
  key: 'niramaya.refill',
  parse: (text) => {
    if (!holdsUnreadable(text, readRefillChoice)) return null;
    return refillEntry.parse(text)?.length ? 'part' : 'all';
  },
};

const of = (choices: readonly RefillChoice[] | null, person: Person | null) =>
  (choices ?? []).filter((choice) => choice.of === person);

/** Returns what the current shopper has set. The choices of another account are not shown. */
export const readRefillChoices = (storage: BrowserStorage): readonly RefillChoice[] =>
  of(readEntry(storage, refillEntry), personOf(storage));

/**
 * Whether some of the stored days cannot be read, so that the usual ones are used instead. They are damaged, or a newer
 * version of the shop wrote them.
 */
export const useUnreadableRefillDays = (): 'part' | 'all' | null => useStored(unreadableEntry);

/** Stores after how many days a product is due again; null takes it off the list. */
export const setRefillDays = (storage: BrowserStorage, title: string, days: number | null): void => {
  const person = personOf(storage);
  const others = (readEntry(storage, refillEntry) ?? []).filter(
    (choice) => choice.of !== person || choice.title !== title,
  );
  writeEntry(storage, refillEntry, [{ title, of: person, days }, ...others]);
};

/** Lists everything again that the current shopper has left out, with the usual days. */
export const bringBackRefills = (storage: BrowserStorage): void => {
  const person = personOf(storage);
  const rest = (readEntry(storage, refillEntry) ?? []).filter(
    ({ of: whose, days }) => whose !== person || days !== null,
  );
  writeEntry(storage, refillEntry, rest);
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
  if (addToCart(storage, { title, image, price, discountedPrice: nowRupees }) !== 'added') return { kind: 'already' };
  if (quantity > 1) increase(storage, title, quantity - 1);
  return { kind: 'added', nowRupees, beforeRupees };
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
