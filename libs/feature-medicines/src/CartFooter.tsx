import { styled } from '@niramaya/ui/styled';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { savedCopy } from '@niramaya/copy/saved';
import { useCart, useSession } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useEffect, useRef } from 'react';
import { useCartLinkInBar } from './useCartLink';
import { REPEATED_WITHIN_MS } from './useSwappedControls';

/**
 * CartFooter is the link to the cart at the lower edge of a panel with products, above the controls that scroll under
 * it. On a low screen it is in its place after the products. It appears with the first product in the cart, and the
 * second tap of a double tap does nothing there. A guest reads that the cart opens after a login, and gets a link to
 * the login after the first press.
 */
export function CartFooter() {
  const shownAtMs = useRef(Infinity);
  useEffect(() => {
    shownAtMs.current = performance.now();
  }, []);
  const { totals } = useCart();
  const { isLoggedIn } = useSession();
  const { isAskingGuest, link } = useCartLinkInBar((event) => event.timeStamp - shownAtMs.current < REPEATED_WITHIN_MS);
  const copy = cartStepperCopy.bar;
  return (
    <styled.div
      _tall={{ position: 'sticky', bottom: '0', zIndex: 'docked' }}
      bg="bg.panel"
      // On a phone the table of the comparison reaches the edge of the panel, and scrolls under the footer.
      me={{ base: '-4', md: '0' }}
      pe={{ base: '4', md: '0' }}
      pt="3"
      pb="[max(token(spacing.3), env(safe-area-inset-bottom))]"
    >
      {!isLoggedIn && (
        <styled.p textStyle="caption" color="fg.muted" pb="2">
          {copy.productsOfGuest[isAskingGuest ? 'asked' : 'before'](totals.count)}
        </styled.p>
      )}
      <Button {...link} fullWidth>
        {isAskingGuest ? copy.logIn : savedCopy.goToCart}
      </Button>
    </styled.div>
  );
}
