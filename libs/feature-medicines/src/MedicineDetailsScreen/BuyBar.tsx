import { Flex, styled } from '@niramaya/ui/styled';
import type { SelectedMedicine } from '@niramaya/contract';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { medicinesCopy } from '@niramaya/copy/medicines';
import { useCart, useSession } from '@niramaya/data-access';
import { BottomBar, Button, Price } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import type { MouseEvent } from 'react';
import { CartStepper } from '../AddToCartButton/CartStepper';
import { useAddToCart } from '../useAddToCart';
import { useCartLinkInBar } from '../useCartLink';
import { useSwappedControls } from '../useSwappedControls';

const Bar = styled(BottomBar, { base: { hideFrom: 'lg', textStyle: 'caption' } });

/**
 * BuyBar has price and Add to Cart at the lower edge of the window, below 1025 px (requirement DETAIL-07 in
 * `docs/requirements.md`). While the product is in the cart, the bar has a stepper of its packs and a link to the
 * cart in place of Add to Cart, which `BuyBox` then has. A guest reads above them that the cart needs a login, and who
 * presses the link is asked for it by a toast and by a sentence in the bar.
 *
 * The bar is low, because it covers the page: the words for a guest take the place of its padding, so that it is as
 * high as before.
 */
export function BuyBar({ medicine }: { readonly medicine: SelectedMedicine }) {
  const add = useAddToCart();
  const { items } = useCart();
  const isInCart = items.some(({ title }) => title === medicine.title);
  const { frame, noteClick, isRepeated } = useSwappedControls(isInCart);
  const { isAskingGuest, link } = useCartLinkInBar(isRepeated);
  const { isLoggedIn } = useSession();
  const hasWordsForGuest = isInCart && !isLoggedIn;
  const words = cartStepperCopy.bar.productsOfGuest[isAskingGuest ? 'asked' : 'before'](items.length);

  const handleAdd = (event: MouseEvent<HTMLElement>) => {
    if (isRepeated(event)) return;
    noteClick(event);
    add(medicine, event);
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
        {isInCart ? (
          <>
            {hasWordsForGuest && (
              <styled.p flexBasis="full" lineHeight="[1.125rem]">
                {words}
              </styled.p>
            )}
            <CartStepper title={medicine.title} isRepeated={isRepeated} onRemoved={noteClick} />
            <Button {...link}>{isAskingGuest ? cartStepperCopy.bar.logIn : medicineDetailsCopy.goToCart}</Button>
          </>
        ) : (
          <>
            {/*
             * A price that leaves too little room for the button breaks its own line, before the maximum retail price.
             * Only if that is not enough, as with large text, does the button go below it.
             */}
            <styled.div flex="[1 1 0]">
              <Price amountRupees={medicine.discountedPrice} mrpRupees={medicine.price} labels={medicinesCopy.card} />
            </styled.div>
            <Button startIcon={<ShoppingCart aria-hidden />} onClick={handleAdd}>
              {medicineDetailsCopy.add}
            </Button>
          </>
        )}
      </Flex>
    </Bar>
  );
}
