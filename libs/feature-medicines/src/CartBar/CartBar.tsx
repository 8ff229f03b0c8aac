import { Flex, styled } from '@niramaya/ui/styled';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { useCart, useSession } from '@niramaya/data-access';
import { Amount, Button } from '@niramaya/ui';
import { useCartLinkInBar } from '../useCartLink';

/**
 * CartBar shows number and total of the cart with a link to it, on a phone at the lower edge. A guest who presses the
 * link sees the same toast as at the cart button of the header, which asks for a login and leads on to the cart. The
 * bar then asks for the login too, because the toast is far from the finger and disappears. The bar renders nothing for
 * an empty cart.
 */
export function CartBar() {
  const { totals } = useCart();
  const { isLoggedIn } = useSession();
  const copy = cartStepperCopy.bar;
  const { isAskingGuest, link } = useCartLinkInBar();
  if (totals.count === 0) return null;

  return (
    <Flex
      as="section"
      aria-label={copy.label}
      hideFrom="sm"
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="3"
      minHeight="14"
      px="4"
      py="1"
      bg="bg.panel"
      borderTopWidth="1px"
      boxShadow="raised"
      textStyle="body"
    >
      <styled.p flex="[1 1 8rem]" minW="0">
        <styled.span display="block" textStyle="caption" color="fg.muted">
          {isLoggedIn
            ? copy.products(totals.count)
            : copy.productsOfGuest[isAskingGuest ? 'asked' : 'before'](totals.count)}
        </styled.span>
        <styled.span display="block" fontWeight="semibold">
          <Amount rupees={totals.total} />
        </styled.span>
      </styled.p>
      <Button {...link}>{isAskingGuest ? copy.logIn : copy.open}</Button>
    </Flex>
  );
}
