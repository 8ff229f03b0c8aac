/*
 * The stored orders of this browser, and who sees them. `place-order.ts` makes a payment into an order, and
 * `owned-plan.ts` finds the care plan that an order has paid for.
 *
 * The orders of all people are in one list. Two fields of an order name its owner:
 *
 * | the owner  | `by`                | `account`                                        |
 * | ---------- | ------------------- | ------------------------------------------------ |
 * | a guest    | ''                  | not looked at                                    |
 * | an account | the name (`validkey`) | the account id, '' if it was unknown           |
 * | unknown    | the name            | null: the order is older than the account id     |
 *
 * An account sees its own orders and those of guests, and a guest sees those of guests. An order of a consultation
 * alone is visible to its owner only, because it is about health. An order whose owner is unknown is shown on no
 * screen, because two accounts may have the same name; My data lists it.
 */
import { isConsultationAlone, isWholeOrder, orderSchema, parseOrNull, type Order } from '@niramaya/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { countWithoutOwner, isShownTo, ownedBy } from '../session/owner';
import { guest, readUserKey, toUserKey, useUserKey, type UserKey } from '../session/user-key';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/**
 * The orders of every person of this device, newest first. `readOrders` returns those that the current person may see.
 */
export const storedOrders = persistedList('niramaya.orders', orderSchema, Infinity);

const orderOwnerSchema = z.object({ by: z.string(), account: z.nullish(z.string()) });

/** Returns the owner of a stored order. Returns null if the owner is unknown, and for a record that is no order. */
function ownerOfOrder(order: unknown): UserKey | null {
  const owner = parseOrNull(orderOwnerSchema, order);
  if (owner === null) return null;
  const { by, account } = owner;
  if (by === '') return guest;
  return account === null || account === undefined ? null : toUserKey(account, by);
}

/** Returns the owner of an order as the field `of`, in which all other records name theirs. */
const ownership = (order: unknown) => ({ of: ownerOfOrder(order) });

/** True if the person is the owner of the order. An order whose owner is unknown belongs to no person. */
export const isOwnOrder = (order: unknown, userKey: UserKey): boolean => ownedBy(ownership(order), userKey);

/**
 * True if this person may see the order: one of their own, or of a guest. A guest's order of a consultation alone is an
 * exception. It is about health, so it is visible to guests only.
 */
function isVisible(order: Order, userKey: UserKey): boolean {
  if (isConsultationAlone(order)) return isOwnOrder(order, userKey);
  return isShownTo('niramaya.orders', ownership(order), userKey);
}

/** `userKey` is null while the page hydrates. No order is shown until then. */
const visibleOrders = (orders: readonly Order[], userKey: UserKey | null): readonly Order[] =>
  userKey === null ? [] : orders.filter((order) => isVisible(order, userKey));

/** Returns the orders that the current person may see, newest first. */
export const readOrders = (storage: BrowserStorage): readonly Order[] =>
  visibleOrders(storedOrders.read(storage), readUserKey(storage));

/** Returns what `readOrders` returns, and follows it in every tab. Empty while the page hydrates. */
export function useOrders(): readonly Order[] {
  const orders = usePersisted(storedOrders);
  const userKey = useUserKey();
  return useMemo(() => visibleOrders(orders, userKey), [orders, userKey]);
}

/** Returns the order with this number. Returns null if there is none, or if the current person may not see it. */
export const useOrder = (id: string | null): Order | null => useOrders().find((order) => order.id === id) ?? null;

/** Returns the orders of the current person, newest first, without those of guests if the person has an account. */
export function useOwnOrders(): readonly Order[] {
  const orders = usePersisted(storedOrders);
  const userKey = useUserKey();
  return useMemo(
    () => (userKey === null ? [] : orders.filter((order) => isOwnOrder(order, userKey))),
    [orders, userKey],
  );
}

/** Returns how many orders of a stored text have an unknown owner. */
export const countOrdersWithoutOwner = (text: string | null): number =>
  countWithoutOwner(text, storedOrders.rawItems, ownerOfOrder);

/**
 * True if the order, or a line of it, cannot be read and the person should learn of it. The stored value is unchecked,
 * so `isVisible` cannot take it: a guest's damaged order counts for everyone, also if it was a consultation alone.
 */
function isUnreadable(order: unknown, userKey: UserKey): boolean {
  const isTheirs = isShownTo('niramaya.orders', ownership(order), userKey);
  return isTheirs && !isWholeOrder(order);
}

/** Returns whether an order of this person or of a guest cannot be read, or a line of it, or the whole list. */
export function useUnreadableOrders(): boolean {
  const userKey = useUserKey();
  const unreadable = useMemo(
    () => storedOrders.unreadableFlag((order) => userKey === null || !isUnreadable(order, userKey)),
    [userKey],
  );
  return usePersisted(unreadable);
}
