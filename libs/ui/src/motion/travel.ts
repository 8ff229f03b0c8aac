import { MotionGlobalConfig } from 'framer-motion';
import { flushSync } from 'react-dom';

/** What the picture is called while it travels, on the screen that is left and on the one that is opened. */
const travelling = 'product-picture';

let clicked: HTMLElement | null | undefined;
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => (clicked = (target as Element).closest('article')?.querySelector('img')),
    true,
  );

/**
 * Shows the next screen, and lets the picture travel there. At once where nothing may move or the browser has no view
 * transitions.
 */
export function travel(show: () => void): void {
  const picture = clicked;
  clicked = null;
  const mayMove = !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!picture?.isConnected || !mayMove || !('startViewTransition' in document)) return show();
  picture.style.viewTransitionName = travelling;
  const { ready } = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    flushSync(show);
  });
  // The browser may skip it, in a hidden tab for one: the screen is shown all the same.
  ready.catch(() => undefined);
}
