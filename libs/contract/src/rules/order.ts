import type { Order } from '../schemas/order.ts';
import type { CartItem } from '../schemas/storage.ts';
import type { ChosenPlan } from './cart.ts';
import { indianDay } from './indian-day.ts';
import { policy } from './policy.ts';

/** No courier reports to the shop, so only the likely days decide. */
export type OrderStatus = 'planPaid' | 'undated' | 'expected' | 'expectedBefore';

/** The last likely day counts until its end in India. */
export function orderStatus(
  { planRupees, likelyMs }: Pick<Order, 'planRupees' | 'likelyMs'>,
  nowMs: number,
): OrderStatus {
  if (likelyMs === null) return planRupees > 0 ? 'planPaid' : 'undated';
  return indianDay(nowMs) > indianDay(likelyMs[1]) ? 'expectedBefore' : 'expected';
}

type Purchase = Pick<Order, 'planRupees' | 'planMonths'> & { readonly lines: readonly CartItem[] };

/** Compares titles and quantities, or the months of the plan. */
export function isSamePurchase(order: Purchase, lines: readonly CartItem[], plan: ChosenPlan | null): boolean {
  if (order.lines.length === 0 && order.planRupees > 0) return lines.length === 0 && plan?.months === order.planMonths;
  const isOrdered = ({ title, quantity }: CartItem) =>
    order.lines.some((line) => line.title === title && line.quantity === quantity);
  return lines.length > 0 && lines.length === order.lines.length && lines.every(isOrdered);
}

/** Absolute, because the clock of the device may have been set back. */
export const isRecentOrder = ({ placedAtMs }: Pick<Order, 'placedAtMs'>, nowMs: number): boolean =>
  Math.abs(nowMs - placedAtMs) < policy.orderTwiceDays * 86_400_000;
