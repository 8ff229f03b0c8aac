import { lazyComponent } from '@niramaya/lazy';

const Nothing = () => null;

/** Where it does not come, the cart of the top bar says how many there are. */
export const LazyCartBar = lazyComponent('cart bar', () => import('./CartBar').then((module) => module.CartBar), {
  standIn: Nothing,
});
