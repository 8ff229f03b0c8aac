import { mostPacks } from '../schemas/fields.ts';
import type { Offer } from '../schemas/api.ts';
import type { CartItem } from '../schemas/storage.ts';
import { toPaise } from './money.ts';
import { policy } from './policy.ts';

/** Sums in rupees, added in whole paise; `count` is rows, not units. */
export function cartTotals(lines: readonly Pick<CartItem, 'discountedPrice' | 'quantity'>[]) {
  const paise = lines.reduce((sum, line) => sum + toPaise(line.discountedPrice) * line.quantity, 0);
  const subtotal = paise / 100;
  return { subtotal, shipping: policy.shippingRupees, total: subtotal + policy.shippingRupees, count: lines.length };
}

export interface ChosenPlan {
  readonly months: 3 | 6;
  readonly rupees: number;
}

/** Rupees: the cart's total if above 0, otherwise the plan's price. */
export const paymentTotal = (cartTotalRupees: number, plan: ChosenPlan | null): number =>
  cartTotalRupees > 0 ? cartTotalRupees : (plan?.rupees ?? 0);

/** The lower price counts, so that the shopper never pays more than a line shows. */
export function mergeLines(lines: readonly CartItem[]): CartItem[] {
  const merged = new Map<string, CartItem>();
  for (const line of lines) {
    const { quantity: packs, ...known } = merged.get(line.title) ?? { ...line, quantity: 0 };
    const cheaper = line.discountedPrice < known.discountedPrice ? line : known;
    merged.set(line.title, { ...cheaper, quantity: Math.min(mostPacks, packs + line.quantity) });
  }
  return [...merged.values()];
}

/** A separate item from the product, because packs and price differ. */
export const offerAsCartItem = ({ image, title, status, strike, price }: Offer): Omit<CartItem, 'quantity'> => ({
  image,
  title: `${title} (${status})`,
  price: strike,
  discountedPrice: price,
});
