import { animate } from 'framer-motion/dom/mini';
import { mayMove } from './mayMove';
import { swelling } from './swelling';

function swell({ target }: Event) {
  const button = (target as Element).closest('button[aria-pressed][aria-label]');
  // React writes the new state after the click.
  requestAnimationFrame(() => {
    if (button?.getAttribute('aria-pressed') === 'true' && mayMove()) animate(button, ...swelling);
  });
}

/**
 * Lets a button that is only an icon swell when a click has pressed it in: a heart, the scales. It listens to the document,
 * so that such a button is no heavier where a page begins.
 */
export const listen = (): void => document.addEventListener('click', swell);
