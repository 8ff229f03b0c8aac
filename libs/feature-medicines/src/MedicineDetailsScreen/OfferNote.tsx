import { Flex, styled } from '@niramaya/ui/styled';
import { cheaperOfferIn, offerIn, pricePerPack, type SelectedMedicine } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useCart, useKnownOffers } from '@niramaya/data-access';
import { useLocation } from 'react-router-dom';
import { AddOffer } from '../ChosenOffer/AddOffer';

/** Returns the offer of the history entry if it is one of the product with this title, and otherwise null. */
function useChosenOffer(title: string) {
  const { state } = useLocation() as { state: unknown };
  const chosen = offerIn(state);
  return chosen?.title === title ? chosen : null;
}

/**
 * OfferLine is one line above the price of one pack: the price in rupees of the offer that the shopper has chosen or
 * has in the cart. `OfferNote` with its button is further down, on a phone below the first screenful. Without such an
 * offer the line renders nothing.
 */
export function OfferLine({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { items } = useCart();
  const chosen = useChosenOffer(medicine.title);
  const inCart = cheaperOfferIn(items, medicine);
  const packsOf = (packs: string | null) => (packs === null ? null : offerLandingCopy.packs(packs));
  let text = '';
  if (inCart) text = offerLandingCopy.inCart(inCart.rupees, packsOf(inCart.packs));
  else if (chosen) {
    const hasSeveralPacks = pricePerPack(chosen.status, chosen.price) !== null;
    text = offerLandingCopy.atPrice(chosen.price, packsOf(hasSeveralPacks ? chosen.status : null));
  }
  if (text === '') return null;
  return (
    <styled.p mb="1" color="offer.fg" fontWeight="semibold">
      {text}
    </styled.p>
  );
}

interface OfferNoteProps {
  /** The title of the product on the page. */
  readonly title: string;
}

/**
 * OfferNote has the price in rupees of an offer of the product, and puts the packs of the offer in the cart. The offer
 * is that of the history entry, from which the shopper opened the page, or one that this tab has fetched on the screen
 * of the offers. The note sends no request (requirement AMB-65 in `docs/requirements.md`), and renders nothing without
 * an offer.
 */
export function OfferNote({ title }: OfferNoteProps) {
  const known = useKnownOffers();
  const chosen = useChosenOffer(title);
  const offer = chosen ?? known.find((one) => one.title === title);
  if (!offer) return null;
  // In the names of the API, `status` is the number of packs, and `off` the discount in per cent.
  const hasSeveralPacks = pricePerPack(offer.status, offer.price) !== null;
  const terms = [
    ...(hasSeveralPacks ? [offerLandingCopy.packs(offer.status)] : []),
    offerLandingCopy.discount(offer.off),
  ];
  return (
    <styled.div borderWidth="1px" borderColor="offer.border" borderRadius="control" px="3" py="2.5">
      <p>
        {chosen
          ? offerLandingCopy.onProduct(offer.price, terms.join(', '))
          : offerLandingCopy.onProductToday(offer.price, terms.join(', '))}
      </p>
      <Flex wrap="wrap" align="center" gap="2" mt="2">
        <AddOffer offer={offer} variant="outline" />
      </Flex>
    </styled.div>
  );
}
