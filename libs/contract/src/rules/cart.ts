import { mostPacks } from '../schemas/fields.ts';
import type { Offer } from '../schemas/api.ts';
import type { CartItem } from '../schemas/storage.ts';
import { toPaise } from './money.ts';
import { policy } from './policy.ts';
import { packsIn, pricePerPack } from './price-per-pack.ts';

/**
 * Returns the sums of a cart in rupees. They are added in whole paise, because fractions of rupees add up inexactly in
 * floating point. `count` is the number of lines, not of packs.
 */
export function cartTotals(lines: readonly Pick<CartItem, 'discountedPrice' | 'quantity'>[]) {
  const paise = lines.reduce((sum, line) => sum + toPaise(line.discountedPrice) * line.quantity, 0);
  const subtotal = paise / 100;
  return { subtotal, shipping: policy.shippingRupees, total: subtotal + policy.shippingRupees, count: lines.length };
}

/** A care plan: its months, and its price in rupees. */
export interface ChosenPlan {
  readonly months: 3 | 6;
  readonly rupees: number;
}

/** Returns the sum to pay in rupees: the total of the cart if it is above 0, otherwise the price of the plan, or 0. */
export const paymentTotal = (cartTotalRupees: number, plan: ChosenPlan | null): number =>
  cartTotalRupees > 0 ? cartTotalRupees : (plan?.rupees ?? 0);

/**
 * Returns the lines with one line for each title: quantities are added, up to `mostPacks`. If prices differ, the lower
 * one counts, so that the shopper never pays more than a line has shown.
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
 * Returns an offer as an item of the cart. It has a title of its own, with the packs in brackets, because its price
 * differs from that of the product.
 */
export const offerAsCartItem = ({ image, title, status, strike, price }: Offer): Omit<CartItem, 'quantity'> => ({
  image,
  title: `${title} (${status})`,
  price: strike,
  discountedPrice: price,
});

/**
 * Returns the line of an offer for the product with this title and price in rupees per pack, if a pack of the offer
 * costs less. `packs` are those of the offer, such as 'Pack of 2', or null for a single one.
 */
export function cheaperOfferIn(
  items: readonly CartItem[],
  { title, discountedPrice }: Pick<CartItem, 'title' | 'discountedPrice'>,
): { readonly rupees: number; readonly packs: string | null } | null {
  const start = `${title} (`;
  for (const item of items) {
    if (!item.title.startsWith(`${start}Pack of `) || !item.title.endsWith(')')) continue;
    const status = item.title.slice(start.length, -1);
    const eachRupees = pricePerPack(status, item.discountedPrice);
    if ((eachRupees ?? item.discountedPrice) < discountedPrice)
      return { rupees: item.discountedPrice, packs: eachRupees === null ? null : status };
  }
  return null;
}

/**
 * Returns the offer of the product with this title whose packs cost the least, if that is less than `discountedPrice`
 * each, in rupees. Returns null without one, and if the cart has a line of it.
 */
export function cheaperOfferOf(
  offers: readonly Offer[],
  items: readonly Pick<CartItem, 'title'>[],
  { title, discountedPrice }: Pick<CartItem, 'title' | 'discountedPrice'>,
): Offer | null {
  const eachRupees = ({ status, price }: Offer) => pricePerPack(status, price) ?? price;
  const [offer] = offers.filter((one) => one.title === title).sort((a, b) => eachRupees(a) - eachRupees(b));
  if (!offer || items.some((item) => item.title === offerAsCartItem(offer).title)) return null;
  return eachRupees(offer) < discountedPrice ? offer : null;
}

/** Returns a line of a product as one of its offer, with enough of its packs for the quantity of the line. */
export const lineAsOffer = ({ quantity }: Pick<CartItem, 'quantity'>, offer: Offer): CartItem => ({
  ...offerAsCartItem(offer),
  quantity: Math.ceil(quantity / packsIn(offer.status)),
});
