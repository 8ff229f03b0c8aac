import type { Order } from './order.ts';
import { indianDay } from './rules/indian-day.ts';

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
