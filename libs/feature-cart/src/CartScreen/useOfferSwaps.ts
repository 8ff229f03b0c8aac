import { cheaperOfferOf, offerAsCartItem, packsIn, type CartItem, type Offer } from '@niramaya/contract';
import { replaceLine, takeOffer, useBrowserStorage, useKnownOffers } from '@niramaya/data-access';
import { useCallback, useState } from 'react';

/**
 * useOfferSwaps lets the shopper replace a line with an offer of the same product, and undo this until the shopper
 * leaves the screen. The hook knows only the offers that this tab has fetched today, and sends no request.
 *
 * - `offerFor(item, todaysPrice)` returns the offer of a line, or undefined. Each of its packs costs less than a pack
 *   of the line, and less than `todaysPrice`, the price of a pack in rupees today, by default that of the line. The
 *   quantity of the line is a multiple of the packs in the offer, such as 2, 4 or 6 for a 'Pack of 2', so that the swap
 *   neither adds packs nor raises the total.
 * - `replacedBy(item)` returns the line that an offer has replaced, or undefined. It is also undefined while the
 *   quantity of the offer differs from the one after the swap, because Undo would discard the change.
 * - `swap(title, offer)` puts an offer in the place of the line with this title. `swapBack(offerTitle, line)` puts the
 *   former line back in the place of the offer. Both functions keep their identity between renders.
 */
export function useOfferSwaps(items: readonly CartItem[]) {
  const storage = useBrowserStorage();
  const offers = useKnownOffers();
  // `offer.status` is the size of the offer, such as 'Pack of 2'. The quantity of the line of an offer counts offers,
  // and that of the former line counts packs. These are the lines that were replaced, each with the quantity of the
  // offer in its place, by the title of the line of the offer.
  const [replaced, setReplaced] = useState<
    Readonly<Record<string, { readonly line: CartItem; readonly quantity: number }>>
  >({});
  const swap = useCallback(
    (title: string, offer: Offer) => {
      const line = takeOffer(storage, title, offer);
      // Another tab may have removed the line, or changed its quantity so that the offer would add packs.
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
