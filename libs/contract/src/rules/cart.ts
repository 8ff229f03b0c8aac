import { mostPacks } from '../schemas/fields.ts';
import type { Offer } from '../schemas/api.ts';
import type { CartItem } from '../schemas/storage.ts';
import { toPaise } from './money.ts';
import { policy } from './policy.ts';

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

/**
 * Returns the lines with each title once, in the place of its first line. The packs are added up. If the prices differ,
 * the lower one counts, so that the shopper never pays more than a line shows.
 */
export function mergeLines(lines: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>();
  for (const line of lines) {
    const { quantity: packs, ...known } = merged.get(line.title) ?? { ...line, quantity: 0 };
    const cheaper = line.discountedPrice < known.discountedPrice ? line : known;
    merged.set(line.title, { ...cheaper, quantity: Math.min(mostPacks, packs + line.quantity) });
  }
  return [...merged.values()];
}

/**
 * Returns an offer as a line of the cart. It is a different item from the product of the listing, because its packs and
 * its price differ.
 */
export const offerAsCartItem = ({ image, title, status, strike, price }: Offer): Omit<CartItem, 'quantity'> => ({
  image,
  title: `${title} (${status})`,
  price: strike,
  discountedPrice: price,
});
