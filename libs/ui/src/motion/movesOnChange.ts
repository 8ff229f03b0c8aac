import { animate } from 'framer-motion/dom/mini';
import { listen as listenForMorphs } from './morph';
import { mayMove, transition } from './motion';
import { listen as listenForCards } from './travel';

/** One lazy chunk: no content waits for it. */
export { Counting } from './Counting';
export { travel } from './travel';

/** Scales an icon button up when it is turned on. */
function pulseTurnedOn({ target }: Event) {
  const button = (target as Element).closest('button[aria-pressed][aria-label]');
  // React renders after the click.
  requestAnimationFrame(() => {
    if (button?.getAttribute('aria-pressed') === 'true' && mayMove())
      animate(button, { scale: [1, 1.3, 1] }, transition);
  });
}

export function listen(): void {
  listenForCards();
  listenForMorphs();
  document.addEventListener('click', pulseTurnedOn);
}
