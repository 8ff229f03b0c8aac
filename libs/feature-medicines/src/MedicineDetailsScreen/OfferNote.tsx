import { Flex, styled } from '@niramaya/ui/styled';
import { offerAsCartItem, offerIn, paths, pricePerPack } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useCart } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { Plus } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { useCartLink } from '../useCartLink';

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
  const { items } = useCart();
  const askGuest = useCartLink();
  const offer = offerIn(state);
  if (offer?.title !== title) return null;
  const line = offerAsCartItem(offer);
  const isInCart = items.some((item) => item.title === line.title);
  const hasSeveralPacks = pricePerPack(offer.status, offer.price) !== null;
  const terms = [
    ...(hasSeveralPacks ? [offerLandingCopy.packs(offer.status)] : []),
    offerLandingCopy.discount(offer.off),
  ];
  return (
    <styled.div borderWidth="1px" borderColor="offer.border" borderRadius="control" px="3" py="2.5">
      <p>{offerLandingCopy.onProduct(offer.price, terms.join(', '))}</p>
      <Flex wrap="wrap" align="center" gap="2" mt="2">
        <AddToCartButton
          medicine={line}
          label={offerLandingCopy.add}
          name={offerLandingCopy.addName(line.title)}
          variant="outline"
          startIcon={<Plus aria-hidden />}
        />
        {isInCart && (
          <Button href={paths.cart} size="sm" onClick={askGuest}>
            {offerLandingCopy.goToCart}
          </Button>
        )}
      </Flex>
    </styled.div>
  );
}
