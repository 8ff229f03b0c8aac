import { lazyComponent } from '@niramaya/lazy';

const Nothing = () => null;

/** The lazy chunk of the cart bar. If it fails to load, the cart button of the top bar still shows the count. */
export const LazyCartBar = lazyComponent('cart bar', () => import('./CartBar').then((module) => module.CartBar), {
  fallback: Nothing,
});
