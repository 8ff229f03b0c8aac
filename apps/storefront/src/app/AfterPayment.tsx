import { paths } from '@niramaya/contract';
import { BlockBoundary, fetchQuietly, lazyComponent } from '@niramaya/lazy';
import { useHydratedAtOnce, whenFirstUsed } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { confirmedOrder } from '../history/confirmed-order';
import { prefetchScreen, prefetchScreenWhenIdle } from '../start/prefetch';
import { LazyPaidMark } from './CartScreen/LazyPaidMark';

const Confirmation = lazyComponent(
  'confirmation',
  () => import('@niramaya/feature-payment/Confirmation').then((part) => part.Confirmation),
  { prefetch: false },
);

/**
 * Room is at least as high as the confirmation of two products. The prerendered home screen has it empty, with
 * `data-unknown`, because it does not know whether it follows a payment. The script `apps/storefront/inline/shopper.ts`
 * in the head reads the history state and sets `data-paid` on `html`. Without this attribute the empty room is hidden.
 */
const Room = styled('div', {
  base: {
    display: 'grid',
    minHeight: { base: '[57.5rem]', md: '[38rem]', lg: '[34rem]', xl: '[32.5rem]' },
    // The room is empty if there is no order of that number, or if it belongs to another person.
    '&:empty:not([data-unknown])': { display: 'none' },
    'html:not([data-paid]) &': { '&[data-unknown]': { display: 'none' } },
  },
});

/**
 * AfterPayment begins the home screen with the confirmation of an order that has just been paid. Its code is a chunk of
 * its own, which is fetched ahead at the first use of the payment screen. So a shopper who buys nothing never loads it,
 * and one who pays sees it at once. In the same way the cart fetches the payment screen ahead.
 */
export function AfterPayment() {
  const location = useLocation();
  const { key, pathname } = location;
  const navigation = useNavigationType();
  const isHydrated = useHydratedAtOnce();
  // A page load counts as 'PUSH' here, so that a reload shows the confirmation again.
  const [entry, setEntry] = useState(() => ({ key, orderId: confirmedOrder(null, location, 'PUSH') }));
  if (entry.key !== key) setEntry({ key, orderId: confirmedOrder(entry.orderId, location, navigation) });

  // The cart fetches the payment screen ahead, so that Pay Now opens it without a connection too. The payment itself
  // then shows that there is none.
  const isInCart = pathname === paths.cart;
  useEffect(() => {
    if (isInCart) void prefetchScreenWhenIdle(paths.payment);
  }, [isInCart]);

  const isPaying = pathname === paths.payment;
  useEffect(() => {
    if (!isPaying) return;
    void whenFirstUsed().then(() => {
      fetchQuietly(Confirmation);
      fetchQuietly(LazyPaidMark);
    });
    // The payment ends at the home screen.
    prefetchScreen(paths.home);
  }, [isPaying]);

  if (pathname !== paths.home) return null;
  if (!isHydrated) return <Room data-unknown="" aria-hidden />;
  return (
    entry.orderId !== null && (
      <Room>
        <BlockBoundary resetKey={entry.orderId}>
          {/*
            Until the code has arrived, the `div` keeps the room from being `:empty`, so that the room stays visible.
          */}
          <Confirmation orderId={entry.orderId} waiting={<div />} />
        </BlockBoundary>
      </Room>
    )
  );
}
