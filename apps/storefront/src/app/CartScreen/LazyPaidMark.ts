import { lazyComponent } from '@niramaya/lazy';

/**
 * The mark at a line of the cart that was paid for. The payment fetches its code ahead, so that no row grows in the
 * cart.
 */
export const LazyPaidMark = lazyComponent(
  'paidMark',
  () => import('@niramaya/feature-payment/PaidMark').then((part) => part.PaidMark),
  // A cart without the mark is whole, so a failure shows nothing.
  { prefetch: false, fallback: () => null },
);
