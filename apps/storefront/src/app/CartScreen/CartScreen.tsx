import { useIsStored } from '@niramaya/data-access';
import { CartScreen as Cart, type PaidMarkProps } from '@niramaya/feature-cart/CartScreen';
import { styled } from '@niramaya/ui/styled';
import { LazyPaidMark } from './LazyPaidMark';

/** The room of a mark until its code has arrived, in the cart that a page load opens. */
const Room = styled('div', { base: { height: { base: '[3.5rem]', md: '[2.5rem]' } } });

/**
 * Returns whether the script `apps/storefront/inline/shopper.ts` in the head has found the product among the paid ones,
 * at the load of the page.
 */
const wasPaidAtLoad = (title: string): boolean =>
  document.documentElement.dataset.paidLines?.split('\n').includes(title) === true;

/** The mark at a line that was paid for. Only a browser that has orders loads its code. */
function PaidMark(props: PaidMarkProps) {
  const hasOrders = useIsStored('niramaya.orders');
  return hasOrders && <LazyPaidMark {...props} waiting={wasPaidAtLoad(props.title) && <Room aria-hidden />} />;
}

/** CartScreen is the cart with a mark at each line that the notice about paid products would name. */
export const CartScreen = () => <Cart PaidMark={PaidMark} />;
