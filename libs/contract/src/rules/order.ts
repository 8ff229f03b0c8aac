import type { Order } from '../schemas/order.ts';
import type { CartItem } from '../schemas/storage.ts';
import type { ChosenPlan } from './cart.ts';
import { indianDay } from './indian-day.ts';
import { policy } from './policy.ts';

/**
 * The status of an order. It is all that the shop knows, because no courier reports to it.
 *
 * - `planPaid`: a care plan, which has no parcel.
 * - `undated`: the order has no likely day of delivery.
 * - `expected`: the last of its likely days is still to come.
 * - `expectedBefore`: the last of its likely days has passed.
 */
export type OrderStatus = 'planPaid' | 'undated' | 'expected' | 'expectedBefore';

/**
 * Returns the status of an order at a moment, in milliseconds since 1970. The last likely day counts until its end in
 * India.
 */
export function orderStatus(
  { planRupees, likelyMs }: Pick<Order, 'planRupees' | 'likelyMs'>,
  nowMs: number,
): OrderStatus {
  if (likelyMs === null) return planRupees > 0 ? 'planPaid' : 'undated';
  return indianDay(nowMs) > indianDay(likelyMs[1]) ? 'expectedBefore' : 'expected';
}

/**
 * Returns whether the current purchase equals this order: the same products in the same quantities, or the same plan.
 */
export function isSamePurchase(order: Order, lines: readonly CartItem[], plan: ChosenPlan | null): boolean {
  if (order.lines.length === 0 && order.planRupees > 0) return lines.length === 0 && plan?.months === order.planMonths;
  const isOrdered = ({ title, quantity }: CartItem) =>
    order.lines.some((line) => line.title === title && line.quantity === quantity);
  return lines.length > 0 && lines.length === order.lines.length && lines.every(isOrdered);
}

/**
 * Returns whether an order is so recent that the same purchase is likely a mistake: a second tab, or a cart that was
 * kept after its payment. Later the shopper has probably run out. The clock of the device may have been set back.
 */
export const isRecentOrder = ({ placedAtMs }: Pick<Order, 'placedAtMs'>, nowMs: number): boolean =>
  Math.abs(nowMs - placedAtMs) < policy.orderTwiceDays * 86_400_000;
