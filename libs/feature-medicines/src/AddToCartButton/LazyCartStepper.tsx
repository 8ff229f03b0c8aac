import { lazyComponent } from '@niramaya/lazy';
import type { CartStepperProps } from './CartStepper';
import { InCartLink } from './InCartLink';

/**
 * The lazy chunk of the quantity stepper, fetched when the page is idle. Until it loads, or if it fails, the link to
 * the cart shows.
 */
export const LazyCartStepper = lazyComponent<CartStepperProps>(
  'quantity in the cart',
  () => import('./CartStepper').then((module) => module.CartStepper),
  { fallback: InCartLink },
);
