import { flushSync } from 'react-dom';
import { mayMove } from './mayMove';

let clicked: HTMLElement | null | undefined;

const remember = ({ target }: Event) => (clicked = (target as Element).closest('article')?.querySelector('img'));

/** Starts to remember the picture of each card that is clicked. */
export const listen = (): void => document.addEventListener('click', remember, true);

/**
 * Sets the `view-transition-name` of a picture only while it moves. The browser paints a picture with such a name on
 * its own layer.
 */
function call(picture: HTMLElement | null, name: string) {
  if (picture) picture.style.viewTransitionName = name;
}

/**
 * Shows the next screen with a view transition. The picture of the clicked card moves to the picture below
 * `data-travels`. The screen changes at once if nothing may move or the browser has no view transitions.
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
  // The browser may skip the transition, for example in a hidden tab. The screen is shown anyway.
  ready.catch(() => undefined);
  void finished.finally(() => call(to, ''));
}
