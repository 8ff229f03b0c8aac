import { cheaperOfferOf, offerAsCartItem, packsIn, type CartItem, type Offer } from '@niramaya/contract';
import { replaceLine, takeOffer, useBrowserStorage, useKnownOffers } from '@niramaya/data-access';
import { useCallback, useState } from 'react';

/**
 * Lets the shopper put an offer in the place of its product, and take that back until the shopper leaves the screen. It
 * knows the offers that this tab has fetched, and sends no request.
 *
 * - `offerFor(item, todaysPrice)` returns the offer of a line, or undefined. It costs less than the line does, and less
 *   than the product does today, in rupees. The quantity of the line is a whole number of its packs, so that the swap
 *   neither adds packs nor raises the total.
 * - `replacedBy(item)` returns the line that an offer has replaced, or undefined. It is undefined too while the offer
 *   has another quantity, which Undo would lose.
 * - `swap(title, offer)` puts an offer in the place of the line with this title. `swapBack(offerTitle, line)` puts the
 *   former line back in the place of the offer. Both functions keep their identity between renders.
 */
export function useOfferSwaps(items: readonly CartItem[]) {
  const storage = useBrowserStorage();
  const offers = useKnownOffers();
  // The lines that were replaced, each with the quantity of the offer in its place, by the title of the line of the
  // offer.
  const [replaced, setReplaced] = useState<
    Readonly<Record<string, { readonly line: CartItem; readonly quantity: number }>>
  >({});
  const swap = useCallback(
    (title: string, offer: Offer) => {
      const line = takeOffer(storage, title, offer);
      if (line === null) return;
      const quantity = line.quantity / packsIn(offer.status);
      setReplaced((lines) => ({ ...lines, [offerAsCartItem(offer).title]: { line, quantity } }));
    },
    [storage],
  );
  const swapBack = useCallback(
    (offerTitle: string, line: CartItem) => {
      replaceLine(storage, offerTitle, line);
      setReplaced((lines) => Object.fromEntries(Object.entries(lines).filter(([title]) => title !== offerTitle)));
    },
    [storage],
  );
  return {
    offerFor: (item: CartItem, todaysPrice = item.discountedPrice) => {
      const discountedPrice = Math.min(item.discountedPrice, todaysPrice);
      const offer = cheaperOfferOf(offers, items, { ...item, discountedPrice });
      return offer !== null && item.quantity % packsIn(offer.status) === 0 ? offer : undefined;
    },
    replacedBy: ({ title, quantity }: CartItem) =>
      replaced[title]?.quantity === quantity ? replaced[title].line : undefined,
    swap,
    swapBack,
  };
}
