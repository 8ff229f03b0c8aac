import { lazyComponent } from '@niramaya/lazy';
import type { CartStepperProps } from './CartStepper';
import { InCartLink } from './InCartLink';

/** Fetched once the page is idle. Where it does not come the link to the cart stands in its place, as until then. */
export const LazyCartStepper = lazyComponent<CartStepperProps>(
  'quantity in the cart',
  () => import('./CartStepper').then((module) => module.CartStepper),
  { standIn: InCartLink },
);
