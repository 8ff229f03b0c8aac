import {
  cartTotals,
  isRecentOrder,
  isSamePurchase,
  isWholeOrder,
  likelyDays,
  orderSchema,
  parseOrNull,
  paymentTotal,
  type Order,
  type PaidBy,
} from '@niramaya/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { readCart, writeCart } from '../cart/cart-storage';
import { clearCart } from '../cart/cart.slice';
import { clearPlan, readPlan } from './plan';
import { isShownTo, ownedBy } from '../session/owner';
import { guest, storedName, readUserKey, toUserKey, storedUid, useUserKey, type UserKey } from '../session/user-key';
import { readDelivery, storedPinCode } from './delivery';
import type { BrowserStorage } from '../storage/storage';
import { persistedList, usePersisted } from '../storage/persisted';
import { requestPersistence } from '../storage/persistence';
import type { AppThunk } from '../store/makeStore';

/** Those of every person of this device, newest first. */
export const storedOrders = persistedList('niramaya.orders', orderSchema, Infinity);

/** Without look-alike letters, because it is read out over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function orderId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => alphabet[byte % alphabet.length]);
  return `NM-${letters.join('')}`;
}

/** Stores the cart, or without one the care plan; null if neither is chosen. */
export const placeOrder = (storage: BrowserStorage, paidBy: PaidBy, now: Date = new Date()): Order | null => {
  const lines = readCart(storage);
  const { total } = cartTotals(lines);
  const plan = total > 0 ? null : readPlan(storage);
  if (lines.length === 0 && plan === null) return null;
  const deliverTo = readDelivery(storage);
  const [earliest, latest] = likelyDays(deliverTo?.pinCode ?? storedPinCode.read(storage) ?? '', now);
  const name = storedName.read(storage);
  const order: Order = {
    id: orderId(),
    placedAtMs: now.getTime(),
    by: name ?? '',
    account: name === null ? '' : (storedUid(storage) ?? ''),
    paidBy,
    likelyMs: lines.length > 0 ? [earliest.getTime(), latest.getTime()] : null,
    lines,
    planRupees: plan?.rupees ?? 0,
    planMonths: plan?.months ?? 6,
    totalRupees: paymentTotal(total, plan),
    deliverTo: lines.length > 0 ? deliverTo : null,
  };
  storedOrders.replace(storage, () => false, order);
  if (storage.health() === 'ok') void requestPersistence();
  return order;
};

/** Finds a recent order of the same purchase, because another tab may have paid. */
export const findPaid = (
  storage: BrowserStorage,
  entryOrderId: string | null,
  now: Date = new Date(),
): Order | null => {
  const lines = readCart(storage);
  const plan = readPlan(storage);
  const isMeant = (order: Order) => order.id === entryOrderId || isRecentOrder(order, now.getTime());
  return readOrders(storage).find((order) => isMeant(order) && isSamePurchase(order, lines, plan)) ?? null;
};

/** Takes the paid products out of the cart, and clears a paid plan. */
export const clearPaid =
  (order: Order): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const cart = readCart(storage);
    const left = cart.filter(({ title }) => !order.lines.some((line) => line.title === title));
    if (left.length === 0) dispatch(clearCart());
    else if (left.length < cart.length) writeCart(storage, left);
    if (order.planRupees > 0 && readPlan(storage)?.months === order.planMonths) clearPlan(storage);
  };

const orderOwnerSchema = z.object({ by: z.string(), account: z.nullish(z.string()) });

/** Returns the owner of an order. Null in an order from before accounts had numbers: two people may have its name. */
export function ownerOfOrder(order: unknown): UserKey | null {
  const { by = null, account = null } = parseOrNull(orderOwnerSchema, order) ?? {};
  if (by === '') return guest;
  return by === null || account === null ? null : toUserKey(account, by);
}

const visibleOrders = (orders: readonly Order[], userKey: UserKey | null): readonly Order[] =>
  userKey === null ? [] : orders.filter((order) => isShownTo('niramaya.orders', { of: ownerOfOrder(order) }, userKey));

/** Returns the person's own orders and those that guests have left, newest first. */
export const readOrders = (storage: BrowserStorage): readonly Order[] =>
  visibleOrders(storedOrders.read(storage), readUserKey(storage));

/** Returns how many stored orders name no owner that can be read; a text that is no list counts as one. */
export const countOrdersWithoutOwner = (text: string | null): number =>
  (storedOrders.rawItems(text) ?? [text]).filter((order) => ownerOfOrder(order) === null).length;

/** Returns the person's own orders, without those that guests have left, newest first. */
export function useOwnOrders(): readonly Order[] {
  const orders = usePersisted(storedOrders);
  const userKey = useUserKey();
  return useMemo(
    () => (userKey === null ? [] : orders.filter((order) => ownedBy({ of: ownerOfOrder(order) }, userKey))),
    [orders, userKey],
  );
}

/** Returns the person's own orders and those that guests have left, newest first. */
export function useOrders(): readonly Order[] {
  const orders = usePersisted(storedOrders);
  const userKey = useUserKey();
  return useMemo(() => visibleOrders(orders, userKey), [orders, userKey]);
}

/** True if an order that this person may see, or a line of it, cannot be read, or the whole list. */
export function useUnreadableOrders(): boolean {
  const userKey = useUserKey();
  const unreadable = useMemo(
    () =>
      storedOrders.unreadable(
        (order) =>
          userKey === null ||
          !isShownTo('niramaya.orders', { of: ownerOfOrder(order) }, userKey) ||
          isWholeOrder(order),
      ),
    [userKey],
  );
  return usePersisted(unreadable);
}

/** Null also for another person's order. */
export const useOrder = (id: string | null): Order | null => useOrders().find((order) => order.id === id) ?? null;
