import { filledText, picture, quantity, reader, storedRupees } from './readers.ts';
import type { Offer } from './schemas/offer.ts';
import type { CartItem } from './storage.ts';

/** What VIEW leaves in the entry of the history that it leads to, so that the listing can show the offer first (OFFERS-04). */
export interface OfferState {
  readonly offer: Offer;
}

export const offerState = (offer: Offer): OfferState => ({ offer });

/** Whether an entry of the history was come to from an offer. */
export const isOfferState = (state: unknown): state is OfferState =>
  typeof state === 'object' && state !== null && 'offer' in state;

const readOffer = reader<Offer>({
  id: quantity,
  image: picture,
  title: filledText,
  status: filledText,
  strike: storedRupees,
  off: filledText,
  price: storedRupees,
});

/** The offer that an entry of the history was come to from, or null. An entry may be older than this version of the shop. */
export const offerIn = (state: unknown): Offer | null => (isOfferState(state) ? readOffer(state.offer) : null);

/** An offer as a line of the cart: its packs at its price are something else than one pack at that of the listing. */
export const offerAsCartItem = ({ image, title, status, strike, price }: Offer): Omit<CartItem, 'quantity'> => ({
  image,
  title: `${title} (${status})`,
  price: strike,
  discountedPrice: price,
});
