import { flushSync } from 'react-dom';
import { mayMove } from './mayMove';

/** What the picture is called while it travels, on the screen that is left and on the one that is opened. */
const travelling = 'product-picture';

let clicked: HTMLElement | null | undefined;

const remember = ({ target }: Event) => (clicked = (target as Element).closest('article')?.querySelector('img'));

/** Remembers the picture of each card that is clicked. */
export const listen = (): void => document.addEventListener('click', remember, true);

/**
 * Shows the next screen, and lets the picture travel there. At once where nothing may move or the browser has no view
 * transitions.
 */
export function travel(show: () => void): void {
  const picture = clicked;
  clicked = null;
  if (!picture?.isConnected || !mayMove() || !('startViewTransition' in document)) return show();
  picture.style.viewTransitionName = travelling;
  const { ready } = document.startViewTransition(() => {
    picture.style.viewTransitionName = '';
    flushSync(show);
  });
  // The browser may skip it, in a hidden tab for one: the screen is shown all the same.
  ready.catch(() => undefined);
}
