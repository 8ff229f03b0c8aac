import { flushSync } from 'react-dom';
import { mayMove } from './mayMove';

let clicked: HTMLElement | null | undefined;

const remember = ({ target }: Event) => (clicked = (target as Element).closest('article')?.querySelector('img'));

/** Remembers the picture of each card that is clicked. */
export const listen = (): void => document.addEventListener('click', remember, true);

/** A name for as long as it travels: a picture that has one is painted on a layer of its own. */
function call(picture: HTMLElement | null, name: string) {
  if (picture) picture.style.viewTransitionName = name;
}

/**
 * Shows the next screen, and lets the picture travel there, to the one below `data-travels`. At once where nothing may move
 * or the browser has no view transitions.
 */
export function travel(show: () => void): void {
  const from = clicked;
  clicked = null;
  if (!from?.isConnected || !mayMove() || !('startViewTransition' in document)) return show();
  let to: HTMLElement | null = null;
  call(from, 'product-picture');
  const { ready, finished } = document.startViewTransition(() => {
    call(from, '');
    flushSync(show);
    to = document.querySelector('[data-travels] img');
    call(to, 'product-picture');
  });
  // The browser may skip it, in a hidden tab for one: the screen is shown all the same.
  ready.catch(() => undefined);
  void finished.finally(() => call(to, ''));
}
