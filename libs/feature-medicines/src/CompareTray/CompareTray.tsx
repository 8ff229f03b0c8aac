import { styled } from '@niramaya/ui/styled';
import { cartStepperCopy } from '@niramaya/copy/cart-stepper';
import { productListsCopy } from '@niramaya/copy/product-lists';
import {
  clearCompared,
  openPanel,
  useAppDispatch,
  useBrowserStorage,
  useCart,
  useCompared,
} from '@niramaya/data-access';
import { BottomBar, Button } from '@niramaya/ui';
import { ShoppingCart } from 'lucide-react';
import { CartBar } from '../CartBar/CartBar';
import { useCartLinkInBar } from '../useCartLink';

/**
 * The bar at the end of the list, which sticks to the lower edge of the window. Clicks next to the tray reach the list.
 */
const TrayBar = styled(BottomBar, {
  base: {
    mt: '4',
    pb: { sm: '3' },
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    mx: { base: '-4', sm: '0' },
  },
});

const Tray = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '14',
    px: '4',
    py: { base: '1', sm: '3' },
    bg: 'bg.panel',
    borderTopWidth: '1px',
    boxShadow: 'raised',
    sm: { borderWidth: '1px', borderRadius: 'card' },
    '& > p': { flex: { base: '[1 1 5rem]', sm: '[1 1 6rem]' } },
  },
});

/**
 * CartLink is the link to the cart on a phone, where the tray has the place of the cart bar. It shows the number of
 * products. After a press, a guest has a link to the login in its place.
 */
function CartLink() {
  const { totals } = useCart();
  const { isAskingGuest, link } = useCartLinkInBar();
  return (
    <styled.span hideFrom="sm">
      <Button
        {...link}
        size="sm"
        variant="outline"
        aria-label={isAskingGuest ? undefined : productListsCopy.tray.cart(totals.count)}
        startIcon={!isAskingGuest && <ShoppingCart aria-hidden />}
      >
        {isAskingGuest ? cartStepperCopy.bar.logIn : totals.count}
      </Button>
    </styled.span>
  );
}

/**
 * CompareTray shows how many products are chosen for the comparison, and opens or clears it. Without any, it shows the
 * cart bar. On a phone the tray has a link to the cart too. `onClear` must move the focus, because the tray disappears.
 */
export function CompareTray({ onClear }: { readonly onClear?: () => void }) {
  const count = useCompared().length;
  const { items, isReady } = useCart();
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  return (
    // For a stored cart, the script `apps/storefront/inline/shopper.ts` in the head sets `data-cart` on `html`, which
    // reserves the space of the bar from the first paint on. The attribute stays when the cart is emptied, so then the
    // style ends.
    <TrayBar
      css={isReady && items.length === 0 ? undefined : { 'html[data-cart] &': { minHeight: { base: '14', sm: '0' } } }}
    >
      {count > 0 ? (
        <Tray aria-label={productListsCopy.tray.label}>
          <p role="status">{productListsCopy.tray.count(count)}</p>
          <Button size="sm" disabled={count < 2} aria-haspopup="dialog" onClick={() => dispatch(openPanel('compare'))}>
            {productListsCopy.tray.open}
          </Button>
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            onClick={() => {
              clearCompared(storage);
              onClear?.();
            }}
          >
            {productListsCopy.tray.clear}
          </Button>
          {items.length > 0 && <CartLink />}
        </Tray>
      ) : (
        items.length > 0 && <CartBar />
      )}
    </TrayBar>
  );
}
