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

/** A care plan, which is a membership with benefits: its months, and its price in rupees. */
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
 * Returns an offer as an item of the cart. `status` of an offer is its quantity, such as 'Pack of 2', and `strike` its
 * maximum retail price (MRP). The item has the quantity in brackets after its title, because the title identifies a
 * line, and a line of the product itself has another price.
 */
export const offerAsCartItem = ({ image, title, status, strike, price }: Offer): Omit<CartItem, 'quantity'> => ({
  image,
  title: `${title} (${status})`,
  price: strike,
  discountedPrice: price,
});

/**
 * Looks in the cart for the line of an offer (`offerAsCartItem`) for the product with this title. Returns the price of
 * that line in rupees, and its packs, such as 'Pack of 2', or null for an offer of one pack. Returns null without such
 * a line, and if a pack of the offer costs no less than `discountedPrice`, the price of one pack in rupees.
 */
export function cheaperOfferIn(
  items: readonly CartItem[],
  { title, discountedPrice }: Pick<CartItem, 'title' | 'discountedPrice'>,
): { readonly rupees: number; readonly packs: string | null } | null {
  // `offerAsCartItem` writes the title of a line.
  const start = `${title} (`;
  for (const item of items) {
    if (!item.title.startsWith(`${start}Pack of `) || !item.title.endsWith(')')) continue;
    const status = item.title.slice(start.length, -1);
    const eachRupees = pricePerPack(status, item.discountedPrice);
    // `eachRupees` is null for an offer of one pack, whose price is that of the pack.
    if ((eachRupees ?? item.discountedPrice) < discountedPrice)
      return { rupees: item.discountedPrice, packs: eachRupees === null ? null : status };
  }
  return null;
}

/**
 * Returns the offer for the product with this title whose packs cost the least. Returns null if there is no offer, if
 * its packs cost no less than `discountedPrice`, the price of one pack in rupees, and if the cart has a line of it.
 *
 * @param items The lines of the cart.
 */
export function cheaperOfferOf(
  offers: readonly Offer[],
  items: readonly Pick<CartItem, 'title'>[],
  { title, discountedPrice }: Pick<CartItem, 'title' | 'discountedPrice'>,
): Offer | null {
  const eachRupees = ({ status, price }: Offer) => pricePerPack(status, price) ?? price;
  const ofProduct = offers.filter((offer) => offer.title === title);
  const [cheapest] = ofProduct.sort((one, other) => eachRupees(one) - eachRupees(other));
  if (!cheapest || items.some((item) => item.title === offerAsCartItem(cheapest).title)) return null;
  return eachRupees(cheapest) < discountedPrice ? cheapest : null;
}

/** Returns a line of a product as one of its offer, with enough of its packs for the quantity of the line. */
export const lineAsOffer = ({ quantity }: Pick<CartItem, 'quantity'>, offer: Offer): CartItem => ({
  ...offerAsCartItem(offer),
  quantity: Math.ceil(quantity / packsIn(offer.status)),
});
