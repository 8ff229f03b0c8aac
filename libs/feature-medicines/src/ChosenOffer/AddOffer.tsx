import { offerAsCartItem, type Offer } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import type { ButtonProps } from '@niramaya/ui';
import { Plus } from 'lucide-react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';

interface AddOfferProps extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  readonly offer: Offer;
}

/**
 * AddOffer puts the packs of an offer in the cart at its price in rupees. While they are there, it is their quantity and
 * a link to the cart.
 */
export function AddOffer({ offer, ...look }: AddOfferProps) {
  const line = offerAsCartItem(offer);
  return (
    <AddToCartButton
      {...look}
      medicine={line}
      label={offerLandingCopy.add}
      name={offerLandingCopy.addName(line.title)}
      startIcon={<Plus aria-hidden />}
      cartLink={offerLandingCopy.goToCart}
    />
  );
}
