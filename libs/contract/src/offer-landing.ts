import * as z from 'zod/mini';
import { parseOrNull } from './schemas/fields.ts';
import type { Offer } from './schemas/offer.ts';
import { readableOffer } from './schemas/readable.ts';
import type { CartItem } from './storage.ts';

/**
 * The state that VIEW stores in the history entry that it leads to. The listing can then show the offer first
 * (OFFERS-04).
 */
export interface OfferState {
  readonly offer: Offer;
}

export const offerState = (offer: Offer): OfferState => ({ offer });

const offerStateSchema = z.object({ offer: readableOffer });

/** Returns the offer in the state of a history entry, or null. The entry may be older than this version of the shop. */
export const offerIn = (state: unknown): Offer | null => parseOrNull(offerStateSchema, state)?.offer ?? null;

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
