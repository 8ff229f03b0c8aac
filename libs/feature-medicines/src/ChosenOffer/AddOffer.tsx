import { offerAsCartItem, type Offer } from '@niramaya/contract';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import type { ButtonProps } from '@niramaya/ui';
import { Plus } from 'lucide-react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';

interface AddOfferProps extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  readonly offer: Offer;
}

/**
 * AddOffer is the button that puts the packs of an offer in the cart, at the offer's price in rupees. While the packs
 * are in the cart, a stepper of their quantity and a link to the cart replace the button.
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
