import { Flex, styled } from '@niramaya/ui/styled';
import { offerIn, pricePerPack } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useLocation } from 'react-router-dom';
import { AddOffer } from '../ChosenOffer/AddOffer';

interface OfferNoteProps {
  /** The title of the product on the page. */
  readonly title: string;
}

/**
 * OfferNote has the price in rupees of the offer from which the shopper opened the page of its product, and puts the
 * packs of the offer in the cart. It reads the offer from the history entry, sends no request (requirement AMB-65 in
 * `docs/requirements.md`), and renders nothing for another product.
 */
export function OfferNote({ title }: OfferNoteProps) {
  const { state } = useLocation() as { state: unknown };
  const offer = offerIn(state);
  if (offer?.title !== title) return null;
  const hasSeveralPacks = pricePerPack(offer.status, offer.price) !== null;
  const terms = [
    ...(hasSeveralPacks ? [offerLandingCopy.packs(offer.status)] : []),
    offerLandingCopy.discount(offer.off),
  ];
  return (
    <styled.div borderWidth="1px" borderColor="offer.border" borderRadius="control" px="3" py="2.5">
      <p>{offerLandingCopy.onProduct(offer.price, terms.join(', '))}</p>
      <Flex wrap="wrap" align="center" gap="2" mt="2">
        <AddOffer offer={offer} variant="outline" />
      </Flex>
    </styled.div>
  );
}
