import { Flex, styled } from '@niramaya/ui/styled';
import { offerAsCartItem, type Offer, type SelectedMedicine } from '@niramaya/contract';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { offerLandingCopy } from '@niramaya/copy/offer-landing';
import { useCart, useSession } from '@niramaya/data-access';
import { BottomBar, Button, moveFocusFromRemoved, Price } from '@niramaya/ui';
import { Plus, ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { CartStepper } from '../AddToCartButton/CartStepper';
import { useAddToCart } from '../useAddToCart';
import { useCartLinkInBar } from '../useCartLink';
import { useSwappedControls } from '../useSwappedControls';
import { severalPacksOf, useProductOffer } from './useProductOffer';

const Bar = styled(BottomBar, { base: { hideFrom: 'lg', textStyle: 'caption' } });

/**
 * OfferPrice is the price of an offer in rupees, above its packs, or above its discount if it is of one pack. The two
 * lines are as high as the button next to them.
 */
function OfferPrice({ offer }: { readonly offer: Offer }) {
  const packs = severalPacksOf(offer);
  return (
    <>
      <Price amountRupees={offer.price} labels={offerLandingCopy} />
      <styled.p color="offer.fg" lineHeight="[1.125rem]">
        {packs === null ? offerLandingCopy.discount(offer.off) : offerLandingCopy.packs(packs)}
      </styled.p>
    </>
  );
}

/**
 * BuyBar has price and Add to Cart at the lower edge of the window, below 1025 px (requirement DETAIL-07 in
 * `docs/requirements.md`). While the product is in the cart, the bar has a stepper of its packs and a link to the
 * cart in place of Add to Cart, which `BuyBox` then has. While an offer of the product is chosen, the bar sells that
 * offer, and while the offer is in the cart, the bar names its packs and links to the cart. A guest reads above them
 * that the cart needs a login. One who presses the link is asked for it by a toast and by a sentence in the bar.
 *
 * The bar is low, because it covers the page: the words for a guest take the place of its padding, so that it is as
 * high as before.
 */
export function BuyBar({ medicine }: { readonly medicine: SelectedMedicine }) {
  const add = useAddToCart();
  const { items } = useCart();
  const isInCart = items.some(({ title }) => title === medicine.title);
  const { chosen, inCart: offerInCart } = useProductOffer(medicine);
  const packsInCart = offerInCart?.packs;
  const leadsToCart = isInCart || offerInCart !== null;
  const { frame, noteClick, isRepeated } = useSwappedControls(leadsToCart);
  const { isAskingGuest, link } = useCartLinkInBar(isRepeated);
  const { isLoggedIn } = useSession();
  const hasWordsForGuest = leadsToCart && !isLoggedIn;
  const words = cartStepperCopy.bar.productsOfGuest[isAskingGuest ? 'asked' : 'before'](items.length);

  const handleAdd = (event: MouseEvent<HTMLElement>) => {
    if (isRepeated(event)) return;
    noteClick(event);
    add(chosen ? offerAsCartItem(chosen) : medicine, event);
  };
  // The link to the cart stays while an offer is in the cart, so `noteClick` would find no swapped controls.
  const handleRemoved = (event: MouseEvent<HTMLElement>) => {
    if (offerInCart) moveFocusFromRemoved(frame.current?.querySelector<HTMLElement>(':scope > a'));
    else noteClick(event);
  };
  return (
    <Bar>
      <Flex
        ref={frame}
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="4"
        rowGap={hasWordsForGuest ? '0' : '2'}
        px={{ base: '4', md: '6', _largeText: '3' }}
        // The line of the words is 1.125 rem high, which is the difference between the paddings.
        pt={hasWordsForGuest ? '0.5' : '3'}
        // A phone may reserve a strip at the lower edge of the window for its home gesture. The notices of the shop are
        // below the bar, so their height is already a part of that strip.
        pb={
          hasWordsForGuest
            ? '[max(token(spacing.1), env(safe-area-inset-bottom) - var(--notices-height, 0px))]'
            : '[max(token(spacing.3), env(safe-area-inset-bottom) - var(--notices-height, 0px))]'
        }
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border"
        boxShadow="raised"
      >
        {leadsToCart ? (
          <>
            {hasWordsForGuest && (
              <styled.p flexBasis="full" lineHeight="[1.125rem]">
                {words}
              </styled.p>
            )}
            {isInCart ? (
              <CartStepper title={medicine.title} isRepeated={isRepeated} onRemoved={handleRemoved} />
            ) : (
              <styled.p flex="[1 1 0]" color="offer.fg" fontWeight="semibold" lineHeight="[1.125rem]">
                {offerLandingCopy.packsInCart(packsInCart ? offerLandingCopy.packs(packsInCart) : null)}
              </styled.p>
            )}
            <Button {...link}>{isAskingGuest ? cartStepperCopy.bar.logIn : medicineDetailsCopy.goToCart}</Button>
          </>
        ) : (
          <>
            {/*
             * A price that leaves too little room for the button breaks its own line, before the maximum retail price.
             * Only if that is not enough, as with large text, does the button go below it.
             */}
            <styled.div flex="[1 1 0]">
              {chosen ? (
                <OfferPrice offer={chosen} />
              ) : (
                <Price amountRupees={medicine.discountedPrice} mrpRupees={medicine.price} labels={medicinesCopy.card} />
              )}
            </styled.div>
            {chosen ? (
              <Button
                startIcon={<Plus aria-hidden />}
                aria-label={offerLandingCopy.addName(offerAsCartItem(chosen).title)}
                onClick={handleAdd}
              >
                {offerLandingCopy.add}
              </Button>
            ) : (
              <Button startIcon={<ShoppingCart aria-hidden />} onClick={handleAdd}>
                {medicineDetailsCopy.add}
              </Button>
            )}
          </>
        )}
      </Flex>
    </Bar>
  );
}
