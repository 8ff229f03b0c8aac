/*
 * From a payment to an order, in the sequence in which the screens call these functions:
 *
 * 1. `findPaidOrder` looks for an order that already pays for the same purchase, so that the shopper is asked first.
 * 2. `placeOrder` stores the order. The cart stays as it is.
 * 3. The home screen confirms the order. If the shopper agrees, `takeOutPaidLines` of `paid-lines.ts` takes the paid
 *    packs out of the cart; Undo is `putBackPaidLines`.
 * 4. `setOrderAddress` stores an address that the shopper types after the payment.
 */
import {
  cartTotals,
  isRecentOrder,
  isSameBooking,
  isSamePurchase,
  likelyDays,
  paymentTotal,
  tidyDelivery,
  type DeliveryDetails,
  type Order,
  type PaidBy,
} from '@niramaya/contract';
import { readCart } from '../cart/cart-storage';
import { clearConsult } from '../consult/consult-storage';
import { noWish, readConsultWish, wishFor, type ConsultWish, type ConsultWishState } from '../consult/consult-wish';
import { keepConsultation, repeatsConsultation } from '../consult/paid-consultations';
import { readDelivery, storedPinCode } from '../delivery/delivery';
import { clearPlan, readPlan } from '../plan/plan';
import type { AppThunk } from '../session/app-thunk';
import { readUserKey, storedName, storedUid } from '../session/user-key';
import { requestPersistence } from '../storage/persistence';
import type { BrowserStorage } from '../storage/storage';
import { isOwnOrder, readOrders, storedOrders } from './orders';

/**
 * The characters of an order number. Look-alikes such as 0 and O are missing, because it is read out over the phone.
 */
const orderAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * Returns a new order number. There are about 900 million, so it is not compared with those of earlier orders. The
 * remainder of the division makes some characters a little more frequent, which does no harm.
 */
function newOrderId(): string {
  const characters = Array.from(
    crypto.getRandomValues(new Uint8Array(6)),
    (byte) => orderAlphabet[byte % orderAlphabet.length],
  );
  return `NM-${characters.join('')}`;
}

/** Returns the earliest and the latest likely moment of a delivery, in milliseconds since 1970. */
function likelyDeliveryMs(pinCode: string, now: Date): [earliestMs: number, latestMs: number] {
  const [earliest, latest] = likelyDays(pinCode, now);
  return [earliest.getTime(), latest.getTime()];
}

/**
 * Returns the fields by which an order names its owner, the current person. Both are '' for a guest. `account` is ''
 * for an account whose number is unknown. The header of `orders.ts` explains who then sees the order.
 */
function ownerFields(storage: BrowserStorage): Pick<Order, 'by' | 'account'> {
  const name = storedName.read(storage);
  return name === null ? { by: '', account: '' } : { by: name, account: storedUid(storage) ?? '' };
}

/** A payment on the payment screen. */
interface Payment {
  readonly paidBy: PaidBy;
  /** Whether the payment is the last step of a consultation. @default false */
  readonly isConsultation?: boolean;
  /** The order that this entry of the browser's history names, as in `PaymentVisit`. @default null */
  readonly historyOrderId?: string | null;
  /** The moment of the payment, by default the present. */
  readonly now?: Date;
}

/**
 * Stores an order of the current person, and returns it, also if the browser has refused to store it
 * (`storage.health`). Returns null if there is nothing to order.
 *
 * - The order has the lines of the cart. The cart itself stays: `takeOutPaidLines` takes its paid packs out.
 * - If the cart is empty or costs nothing, the payment is for the chosen care plan (`paymentTotal`). The plan is then
 *   part of the order and no longer chosen.
 * - The payment of a consultation may have neither lines nor a plan. The choices for it in this tab are stored as a
 *   consultation with the number of the order, and end: the next consultation may be for another patient.
 */
export const placeOrder =
  ({
    paidBy,
    isConsultation = false,
    historyOrderId = null,
    now = new Date(),
  }: Payment): AppThunk<Order | null, ConsultWishState> =>
  (dispatch, _getState, { storage }) => {
    const lines = readCart(storage);
    const { total } = cartTotals(lines);
    const plan = total > 0 ? null : readPlan(storage);
    if (lines.length === 0 && plan === null && !isConsultation) return null;
    const deliverTo = readDelivery(storage);
    // Without a PIN code the likely days are those for anywhere in India.
    const pinCode = deliverTo?.pinCode ?? storedPinCode.read(storage) ?? '';
    const hasParcel = lines.length > 0;
    const order: Order = {
      id: newOrderId(),
      placedAtMs: now.getTime(),
      ...ownerFields(storage),
      paidBy,
      likelyMs: hasParcel ? likelyDeliveryMs(pinCode, now) : null,
      lines,
      planRupees: plan?.rupees ?? 0,
      // Without a plan, the number of months means nothing. 6 is the default of `orderSchema`.
      planMonths: plan?.months ?? 6,
      totalRupees: paymentTotal(total, plan),
      deliverTo: hasParcel ? deliverTo : null,
    };
    storedOrders.prepend(storage, order);
    if (plan !== null) clearPlan(storage);
    if (isConsultation) {
      keepConsultation(storage, { orderId: order.id, historyOrderId }, dispatch(readConsultWish()));
      clearConsult(storage);
      dispatch(wishFor(noWish));
    }
    // The order is on this device alone, so the browser should not delete it by itself. If the browser has refused to
    // store a value, there may be no order to keep.
    if (storage.health() === 'ok') void requestPersistence();
    return order;
  };

/**
 * Stores the address of a placed order of the current person, and its likely days of delivery, counted from `now`.
 * Another person's order does not change, nor one without products.
 */
export function setOrderAddress(
  storage: BrowserStorage,
  id: string,
  details: DeliveryDetails,
  now: Date = new Date(),
): void {
  const userKey = readUserKey(storage);
  const deliverTo = tidyDelivery(details);
  const likelyMs = likelyDeliveryMs(deliverTo.pinCode, now);
  const isTarget = (order: Order) => order.id === id && order.lines.length > 0 && isOwnOrder(order, userKey);
  storedOrders.update(storage, (order) => (isTarget(order) ? { ...order, deliverTo, likelyMs } : order));
}

/** The visit to the payment screen for which `findPaidOrder` looks for an order. */
interface PaymentVisit {
  /**
   * The order that this entry of the browser's history names, because the shopper has paid on it before and has come
   * back to it. Null on a new entry.
   */
  readonly historyOrderId: string | null;
  /** True if the payment is the last step of a consultation. */
  readonly isConsultation?: boolean;
  /** The wish for the consultation, which counts as a choice for a new one. @default noWish */
  readonly wish?: ConsultWish;
  /** The moment of the visit, by default the present. */
  readonly now?: Date;
}

/**
 * Returns an order that has already paid for the current cart and plan, or null. A recent order counts
 * (`isRecentOrder`), because another tab may have paid, and the order of the history entry counts at any age.
 *
 * A consultation may be booked with nothing else. Then only the order of the history entry counts (`isSameBooking`),
 * because two orders of nothing may be two consultations. `isSamePurchase` is false if nothing was bought. The order of
 * the history entry also counts with another cart, as long as no choice for a new consultation was made: the payment
 * would book the same one again.
 */
export function findPaidOrder(
  storage: BrowserStorage,
  { historyOrderId, isConsultation = false, wish = noWish, now = new Date() }: PaymentVisit,
): Order | null {
  const lines = readCart(storage);
  const plan = readPlan(storage);
  const hasPaid = (order: Order): boolean => {
    const isOfThisEntry = order.id === historyOrderId;
    const isSameConsultation = isSameBooking(order, lines, plan) || repeatsConsultation(storage, order.id, wish);
    if (isConsultation && isOfThisEntry && isSameConsultation) return true;
    const isCandidate = isOfThisEntry || isRecentOrder(order, now.getTime());
    return isCandidate && isSamePurchase(order, lines, plan);
  };
  return readOrders(storage).find(hasPaid) ?? null;
}
