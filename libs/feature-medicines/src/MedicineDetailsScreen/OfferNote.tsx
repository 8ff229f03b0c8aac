import { Flex, styled } from '@niramaya/ui/styled';
import { offerIn, pricePerPack } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useKnownOffers } from '@niramaya/data-access';
import { useLocation } from 'react-router-dom';
import { AddOffer } from '../ChosenOffer/AddOffer';

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
  const { state } = useLocation() as { state: unknown };
  const known = useKnownOffers();
  const chosen = offerIn(state);
  const isChosen = chosen?.title === title;
  const offer = isChosen ? chosen : known.find((one) => one.title === title);
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
        {isChosen
          ? offerLandingCopy.onProduct(offer.price, terms.join(', '))
          : offerLandingCopy.onProductToday(offer.price, terms.join(', '))}
      </p>
      <Flex wrap="wrap" align="center" gap="2" mt="2">
        <AddOffer offer={offer} variant="outline" />
      </Flex>
    </styled.div>
  );
}
