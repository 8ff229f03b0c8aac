import { policy } from '../policy.ts';
import { toPaise } from './money.ts';

/** What the cart's sums need of a line: the discounted price in rupees and how many. */
export interface PricedLine {
  readonly discountedPrice: number;
  readonly quantity: number;
}

export interface CartTotals {
  /** Rupees: the sum of discounted price times quantity (AMB-20). */
  readonly subtotal: number;
  /** Rupees, always 0 (CART-10). */
  readonly shipping: number;
  /** Rupees (CART-11). */
  readonly total: number;
  /** The number of rows, not of units (AMB-19). */
  readonly count: number;
}

/** The figures of the totals box, added in whole paise (CART-09 to CART-11). */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const paise = lines.reduce((sum, line) => sum + toPaise(line.discountedPrice) * line.quantity, 0);
  const subtotal = paise / 100;
  return { subtotal, shipping: policy.shippingRupees, total: subtotal + policy.shippingRupees, count: lines.length };
}

/** A care plan that was picked: for how many months, and its price in rupees. */
export interface ChosenPlan {
  readonly months: 3 | 6;
  readonly rupees: number;
}

/**
 * What the payment screen charges, in rupees: the cart's total when above 0, else the plan that was picked, else 0 and
 * never `NaN` (CONST-54, AMB-32).
 */
export const paymentTotal = (cartTotalRupees: number, plan: ChosenPlan | null): number =>
  cartTotalRupees > 0 ? cartTotalRupees : (plan?.rupees ?? 0);
