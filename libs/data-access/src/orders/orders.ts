import {
  cartTotals,
  indianDay,
  isConsultationAlone,
  isRecentOrder,
  isSameBooking,
  isSamePurchase,
  isWholeOrder,
  lastDayOfPlan,
  likelyDays,
  orderSchema,
  parseOrNull,
  paymentTotal,
  tidyDelivery,
  type CartItem,
  type ChosenPlan,
  type DeliveryDetails,
  type Order,
  type PaidBy,
} from '@niramaya/contract';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { readCart, writeCart } from '../cart/cart-storage';
import { clearCart } from '../cart/cart.slice';
import { noWish, type ConsultWish } from '../consult/consult-wish';
import { keepConsultation } from '../consult/paid-consultations';
import { readDelivery, storedPinCode } from '../delivery/delivery';
import { clearPlan, readPlan } from '../plan/plan';
import type { AppThunk } from '../session/app-thunk';
import { isShownTo, ownedBy } from '../session/owner';
import { guest, readUserKey, storedName, storedUid, toUserKey, useUserKey, type UserKey } from '../session/user-key';
import { persistedList, usePersisted } from '../storage/persisted';
import { requestPersistence } from '../storage/persistence';
import type { BrowserStorage } from '../storage/storage';

/** The orders of every person of this device, newest first. `readOrders` returns those that the current person may see. */
export const storedOrders = persistedList('niramaya.orders', orderSchema, Infinity);

/** The characters of an order number. Look-alikes such as 0 and O are missing, because it is read out over the phone. */
const orderAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function orderId(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (byte) => orderAlphabet[byte % orderAlphabet.length],
  );
  return `NM-${letters.join('')}`;
}

/**
 * Stores an order of the cart for the current person, and returns it. If the cart costs nothing, the chosen care plan is
 * part of the order and no longer chosen. Null if there is neither a line nor a plan. The cart stays: `clearPaid` removes
 * its paid lines.
 *
 * With `isConsultation`, the payment is the last step of a consultation: what the person said about it in this tab is
 * stored with the order, as is the `wish`, and an order with nothing else is placed too.
 */
export const placeOrder = (
  storage: BrowserStorage,
  paidBy: PaidBy,
  now: Date = new Date(),
  isConsultation = false,
  wish: ConsultWish = noWish,
): Order | null => {
  const lines = readCart(storage);
  const { total } = cartTotals(lines);
  const plan = total > 0 ? null : readPlan(storage);
  if (lines.length === 0 && plan === null && !isConsultation) return null;
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
    // An order without a plan has the months that the schema gives to older orders. They count only if `planRupees` is
    // above 0.
    planMonths: plan?.months ?? 6,
    totalRupees: paymentTotal(total, plan),
    deliverTo: lines.length > 0 ? deliverTo : null,
  };
  storedOrders.prepend(storage, order);
  if (plan !== null) clearPlan(storage);
  if (isConsultation) keepConsultation(storage, order.id, wish);
  if (storage.health() === 'ok') void requestPersistence();
  return order;
};

/**
 * Stores the address of a placed order of the current person, and its likely days of delivery, counted from `now`. Another
 * person's order does not change, nor one without products.
 */
export const deliverOrderTo = (
  storage: BrowserStorage,
  id: string,
  details: DeliveryDetails,
  now: Date = new Date(),
): void => {
  const userKey = readUserKey(storage);
  const deliverTo = tidyDelivery(details);
  const [earliest, latest] = likelyDays(deliverTo.pinCode, now);
  const isMeant = (order: Order) =>
    order.id === id && order.lines.length > 0 && ownedBy({ of: ownerOfOrder(order) }, userKey);
  storedOrders.update(storage, (order) =>
    isMeant(order) ? { ...order, deliverTo, likelyMs: [earliest.getTime(), latest.getTime()] } : order,
  );
};

/**
 * Returns the order that already pays for the current cart and plan, or null. Another tab may have paid, or the shopper
 * may come back to the payment screen; `entryOrderId` is the order that the history entry of the screen names. With
 * `isConsultation`, the payment is the last step of a consultation, which is booked even with nothing else: the order of
 * the entry then counts if it has no products either.
 */
export const findPaid = (
  storage: BrowserStorage,
  entryOrderId: string | null,
  now: Date = new Date(),
  isConsultation = false,
): Order | null => {
  const lines = readCart(storage);
  const plan = readPlan(storage);
  const isPaid = (order: Order) => {
    const isOfEntry = order.id === entryOrderId;
    if (isConsultation && isOfEntry && isSameBooking(order, lines, plan)) return true;
    return (isOfEntry || isRecentOrder(order, now.getTime())) && isSamePurchase(order, lines, plan);
  };
  return readOrders(storage).find(isPaid) ?? null;
};

/** Takes the products of an order out of the cart. Returns the removed lines, which `restorePaid` puts back. */
export const clearPaid =
  (order: Order): AppThunk<readonly CartItem[]> =>
  (dispatch, _getState, { storage }) => {
    const cart = readCart(storage);
    const isPaid = ({ title }: CartItem) => order.lines.some((line) => line.title === title);
    const left = cart.filter((line) => !isPaid(line));
    if (left.length === 0) dispatch(clearCart());
    else if (left.length < cart.length) writeCart(storage, left);
    return cart.filter(isPaid);
  };

/**
 * Puts back the lines that `clearPaid` has removed, before those that were added since. A product that is in the cart
 * again keeps its line.
 */
export const restorePaid =
  (lines: readonly CartItem[]): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const cart = readCart(storage);
    const missing = lines.filter(({ title }) => !cart.some((line) => line.title === title));
    if (missing.length > 0) writeCart(storage, [...missing, ...cart]);
  };

const orderOwnerSchema = z.object({ by: z.string(), account: z.nullish(z.string()) });

/**
 * Returns the owner of a stored order. Null for an order of a version without account numbers, because two people may
 * have its name, and for a record that is no order.
 */
export function ownerOfOrder(order: unknown): UserKey | null {
  const { by = null, account = null } = parseOrNull(orderOwnerSchema, order) ?? {};
  if (by === '') return guest;
  return by === null || account === null ? null : toUserKey(account, by);
}

/**
 * True if this person may see the order: an own one, and what a guest bought. That a guest consulted a doctor is for
 * this guest alone, so an order of nothing else is too.
 */
function isVisible(order: Order, userKey: UserKey): boolean {
  const record = { of: ownerOfOrder(order) };
  return isConsultationAlone(order) ? ownedBy(record, userKey) : isShownTo('niramaya.orders', record, userKey);
}

const visibleOrders = (orders: readonly Order[], userKey: UserKey | null): readonly Order[] =>
  userKey === null ? [] : orders.filter((order) => isVisible(order, userKey));

/** Returns the orders of the current person and those that guests left, newest first. */
export const readOrders = (storage: BrowserStorage): readonly Order[] =>
  visibleOrders(storedOrders.read(storage), readUserKey(storage));

/** Returns how many stored orders name no owner that can be read. A text that is no list counts as one order. */
export const countOrdersWithoutOwner = (text: string | null): number =>
  (storedOrders.rawItems(text) ?? [text]).filter((order) => ownerOfOrder(order) === null).length;

/** Returns the orders of the current person without those that guests left, newest first. */
export function useOwnOrders(): readonly Order[] {
  const orders = usePersisted(storedOrders);
  const userKey = useUserKey();
  return useMemo(
    () => (userKey === null ? [] : orders.filter((order) => ownedBy({ of: ownerOfOrder(order) }, userKey))),
    [orders, userKey],
  );
}

/** A paid care plan that has not ended. */
interface OwnedPlan {
  readonly months: ChosenPlan['months'];
  /** The last day, as a day of `indianDay`. */
  readonly lastDay: number;
}

/**
 * Returns the care plan that the current person has paid for, the one that ends last. Null without one, after its last
 * day, and while the page hydrates. The day of today is that of the mount.
 */
export function useOwnedPlan(): OwnedPlan | null {
  const orders = useOwnOrders();
  const [today] = useState(() => indianDay(Date.now()));
  return useMemo(() => {
    const plans = orders
      .filter(({ planRupees }) => planRupees > 0)
      .map(({ placedAtMs, planMonths }) => ({ months: planMonths, lastDay: lastDayOfPlan(placedAtMs, planMonths) }))
      .filter(({ lastDay }) => lastDay >= today)
      .sort((one, other) => other.lastDay - one.lastDay);
    return plans[0] ?? null;
  }, [orders, today]);
}

/** Returns what `readOrders` returns, and follows it in every tab. Empty while the page hydrates. */
export function useOrders(): readonly Order[] {
  const orders = usePersisted(storedOrders);
  const userKey = useUserKey();
  return useMemo(() => visibleOrders(orders, userKey), [orders, userKey]);
}

/** Returns whether an order that this person may see cannot be read, or a line of it, or the whole list. */
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

/** Returns the order with this number. Null if there is none, or if it is another person's. */
export const useOrder = (id: string | null): Order | null => useOrders().find((order) => order.id === id) ?? null;
