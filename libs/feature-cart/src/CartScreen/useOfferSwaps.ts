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
 * - `replacedBy(item)` returns the line that an offer has replaced, or undefined.
 * - `swap(title, offer)` and `swapBack(offerLine, line)` are stable functions.
 */
export function useOfferSwaps(items: readonly CartItem[]) {
  const storage = useBrowserStorage();
  const offers = useKnownOffers();
  // The lines that were replaced, by the title of the line of the offer.
  const [replaced, setReplaced] = useState<Readonly<Record<string, CartItem>>>({});
  const swap = useCallback(
    (title: string, offer: Offer) => {
      const line = takeOffer(storage, title, offer);
      if (line) setReplaced((lines) => ({ ...lines, [offerAsCartItem(offer).title]: line }));
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
    replacedBy: ({ title }: CartItem) => replaced[title],
    swap,
    swapBack,
  };
}
