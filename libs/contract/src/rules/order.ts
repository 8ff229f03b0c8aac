import type { Order } from '../schemas/order.ts';
import type { CartItem } from '../schemas/storage.ts';
import type { ChosenPlan } from './cart.ts';
import { indianDay } from './indian-day.ts';

/**
 * The state of an order. No courier reports to the shop, so only the likely days of the delivery decide.
 *
 * - `expected`: the last likely day is not over.
 * - `expectedBefore`: the last likely day is over.
 * - `undated`: an older order, which has no likely days.
 * - `addressMissing`: an order whose products have no address to go to.
 * - `planPaid`: a care plan, which has no delivery.
 * - `consulting`: a consultation alone, with neither products nor a plan.
 */
export type OrderStatus = 'planPaid' | 'consulting' | 'undated' | 'addressMissing' | 'expected' | 'expectedBefore';

/**
 * True for an order with neither products nor a plan, which only the payment of a consultation places. Its total is 0.
 * An order whose lines are all damaged has no lines either, but a total above 0.
 */
export const isConsultationAlone = ({ lines, totalRupees }: Pick<Order, 'lines' | 'totalRupees'>): boolean =>
  lines.length === 0 && totalRupees === 0;

/**
 * True for an order whose products have no address to go to. An older order, which has no likely days, may have had an
 * address that was not stored, so it is no such order.
 */
export const isAddressMissing = ({
  lines,
  likelyMs,
  deliverTo,
}: Pick<Order, 'lines' | 'likelyMs' | 'deliverTo'>): boolean =>
  lines.length > 0 && likelyMs !== null && deliverTo === null;

/** Returns the state of an order at `nowMs` (since 1970). The last likely day counts until its end in India. */
export function orderStatus(
  order: Pick<Order, 'planRupees' | 'likelyMs' | 'lines' | 'totalRupees' | 'deliverTo'>,
  nowMs: number,
): OrderStatus {
  const { planRupees, likelyMs } = order;
  if (isConsultationAlone(order)) return 'consulting';
  if (isAddressMissing(order)) return 'addressMissing';
  if (likelyMs === null) return planRupees > 0 ? 'planPaid' : 'undated';
  return indianDay(nowMs) > indianDay(likelyMs[1]) ? 'expectedBefore' : 'expected';
}

type Purchase = Pick<Order, 'planRupees' | 'planMonths'> & { readonly lines: readonly CartItem[] };

/**
 * True if an order has the same titles and quantities as the cart. An order of a care plan alone is compared by its
 * months, with an empty cart. Prices do not count.
 */
export function isSamePurchase(order: Purchase, lines: readonly CartItem[], plan: ChosenPlan | null): boolean {
  if (order.lines.length === 0 && order.planRupees > 0) return lines.length === 0 && plan?.months === order.planMonths;
  const isOrdered = ({ title, quantity }: CartItem) =>
    order.lines.some((line) => line.title === title && line.quantity === quantity);
  return lines.length > 0 && lines.length === order.lines.length && lines.every(isOrdered);
}

/**
 * True if a payment now would place this order of a consultation once more: the order has no products, and the cart and
 * the plan are empty. Call it only on the last step of a consultation, with the order that its history entry names.
 */
export const isSameBooking = (
  order: Pick<Order, 'lines'>,
  lines: readonly CartItem[],
  plan: ChosenPlan | null,
): boolean => order.lines.length === 0 && lines.length === 0 && plan === null;
