import { flushSync } from 'react-dom';
import { mayMove } from './motion';

let clicked: HTMLElement | null | undefined;

const remember = ({ target }: Event) => (clicked = (target as Element).closest('article')?.querySelector('img'));

export const listen = (): void => document.addEventListener('click', remember, true);

/** Only during the move: a named picture has its own layer. */
function call(picture: HTMLElement | null, name: string) {
  if (picture) picture.style.viewTransitionName = name;
}

/** Moves the clicked picture to the one below `data-travels`. */
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
  // Browsers skip it in a hidden tab.
  ready.catch(() => undefined);
  void finished.finally(() => call(to, ''));
}
