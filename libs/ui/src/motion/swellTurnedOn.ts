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
 * Scales an icon-only button up for a moment when a click turns it on: a heart, the scales.
 * It listens on the document, so that such buttons add no code to the start of a page.
 */
export const listen = (): void => document.addEventListener('click', swell);
