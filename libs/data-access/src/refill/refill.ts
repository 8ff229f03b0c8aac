import { discountedPrice, readRefillChoice, refillList } from '@niramaya/contract';
import type { CartItem, Refill, RefillChoice } from '@niramaya/contract';
import { useMemo } from 'react';
import { addToCart, increase } from '../cart/cart.actions';
import { personOf, usePerson, type Person } from '../identity/person';
import { findProduct } from '../medicine/find-product-id';
import { useOrders } from '../orders/orders';
import { readEntry, writeEntry, type StoredEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
import type { BrowserStorage } from '../storage/storage';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';

/** The days that were set, for each person of this device, the newest first. */
export const refillEntry: StoredEntry<RefillChoice[]> = {
  area: 'local',
  key: 'niramaya.refill',
  ...listRules({ read: readRefillChoice, most: 200 }),
};

const of = (choices: readonly RefillChoice[] | null, person: Person | null) =>
  (choices ?? []).filter((choice) => choice.of === person);

/** What whoever is shopping has set; another account's choices are not shown. */
export const readRefillChoices = (storage: BrowserStorage): readonly RefillChoice[] =>
  of(readEntry(storage, refillEntry), personOf(storage));

/** Keeps after how many days a product is due again; null takes it off the list. */
export const setRefillDays =
  (title: string, days: number | null): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const person = personOf(storage);
    const others = (readEntry(storage, refillEntry) ?? []).filter(
      (choice) => choice.of !== person || choice.title !== title,
    );
    writeEntry(storage, refillEntry, [{ title, of: person, days }, ...others]);
  };

/** Lists again whatever whoever is shopping has left out, with the usual days. */
export const bringBackRefills =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const person = personOf(storage);
    const rest = (readEntry(storage, refillEntry) ?? []).filter(
      ({ of: whose, days }) => whose !== person || days !== null,
    );
    writeEntry(storage, refillEntry, rest);
  };

/** What whoever is shopping has ordered and may want again, what is due first standing first. */
export function useRefills(): { readonly listed: readonly Refill[]; readonly leftOut: readonly string[] } {
  const orders = useOrders();
  const choices = useStored(refillEntry);
  const person = usePerson();
  return useMemo(() => refillList(orders, of(choices, person)), [orders, choices, person]);
}

/** What came of putting a product in the cart again; rupees a pack. */
export type Refilled =
  | { readonly kind: 'added'; readonly nowRupees: number; readonly beforeRupees: number }
  | { readonly kind: 'already' | 'gone' | 'failed' };

/**
 * Puts a product in the cart as often as it was ordered, at today's price, which the API is asked for; where it does not
 * answer (`failed`) or has no such product (`gone`), the cart stays as it is.
 */
export const refillCart =
  ({ title, quantity, discountedPrice: beforeRupees }: CartItem): AppThunk<Promise<Refilled>> =>
  async (dispatch) => {
    // Without an answer it is `failed`, which the card says.
    const product = await dispatch(findProduct(title)).catch(() => undefined);
    if (!product) return { kind: product === null ? 'gone' : 'failed' };
    const { image, price, discount } = product;
    const nowRupees = discountedPrice(price, discount);
    if (dispatch(addToCart({ title, image, price, discountedPrice: nowRupees })) !== 'added')
      return { kind: 'already' };
    if (quantity > 1) dispatch(increase(title, quantity - 1));
    return { kind: 'added', nowRupees, beforeRupees };
  };
