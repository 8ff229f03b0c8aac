import { policy } from '../policy.ts';
import { toPaise } from './money.ts';

/** The fields of a cart line that the totals need: the discounted price in rupees and the quantity. */
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

/** Returns the amounts of the totals box, added in whole paise (CART-09 to CART-11). */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const paise = lines.reduce((sum, line) => sum + toPaise(line.discountedPrice) * line.quantity, 0);
  const subtotal = paise / 100;
  return { subtotal, shipping: policy.shippingRupees, total: subtotal + policy.shippingRupees, count: lines.length };
}

/** The care plan that the shopper chose: its number of months, and its price in rupees. */
export interface ChosenPlan {
  readonly months: 3 | 6;
  readonly rupees: number;
}

/**
 * Returns the amount that the payment screen charges, in rupees (CONST-54, AMB-32). It is the cart's total if that is
 * above 0, else the price of the chosen plan. Without a plan it is 0 and never `NaN`.
 */
export const paymentTotal = (cartTotalRupees: number, plan: ChosenPlan | null): number =>
  cartTotalRupees > 0 ? cartTotalRupees : (plan?.rupees ?? 0);
