import {
  cheaperOfferIn,
  offerAsCartItem,
  offerIn,
  pricePerPack,
  type Offer,
  type SelectedMedicine,
} from '@niramaya/contract';
import { useCart } from '@niramaya/data-access';
import { useLocation } from 'react-router-dom';

/** Returns the packs of an offer, such as 'Pack of 2', or null for an offer of one pack. */
export const severalPacksOf = ({ status, price }: Offer): string | null =>
  pricePerPack(status, price) === null ? null : status;

/**
 * Returns the offer of a product that the shopper has chosen or has in the cart. `chosen` is the offer of the history
 * entry, and null without one or if it is of another product. `inCart` has the price in rupees and the packs of an
 * offer whose line is in the cart: of the chosen offer, or else of one that costs less per pack than the product. It is
 * null without such a line.
 */
export function useProductOffer(medicine: SelectedMedicine) {
  const { items } = useCart();
  const { state } = useLocation() as { state: unknown };
  const ofEntry = offerIn(state);
  const chosen = ofEntry?.title === medicine.title ? ofEntry : null;
  const line = chosen && items.find(({ title }) => title === offerAsCartItem(chosen).title);
  const inCart =
    chosen && line ? { rupees: line.discountedPrice, packs: severalPacksOf(chosen) } : cheaperOfferIn(items, medicine);
  return { chosen, inCart };
}
