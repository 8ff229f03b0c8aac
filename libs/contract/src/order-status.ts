import type { Order } from './order.ts';
import { indianDay } from './rules/indian-day.ts';

/**
 * What the shop knows of an order, and no more: no courier reports to it. `planPaid` comes in no parcel; `expected` and
 * `expectedBefore` say whether the last of its likely days is still to come or has passed; `undated` has no such day.
 */
export type OrderStatus = 'planPaid' | 'undated' | 'expected' | 'expectedBefore';

/** Where an order stands at a moment, in milliseconds since 1970. The last likely day counts to its end in India. */
export function orderStatus(
  { planRupees, likelyMs }: Pick<Order, 'planRupees' | 'likelyMs'>,
  nowMs: number,
): OrderStatus {
  if (likelyMs === null) return planRupees > 0 ? 'planPaid' : 'undated';
  return indianDay(nowMs) > indianDay(likelyMs[1]) ? 'expectedBefore' : 'expected';
}
