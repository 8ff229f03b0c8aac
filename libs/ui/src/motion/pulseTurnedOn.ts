import { animate } from 'framer-motion/dom/mini';
import { mayMove, pulse, transition } from './motion';

function pulseButton({ target }: Event) {
  const button = (target as Element).closest('button[aria-pressed][aria-label]');
  // React renders after the click.
  requestAnimationFrame(() => {
    if (button?.getAttribute('aria-pressed') === 'true' && mayMove()) animate(button, pulse, transition);
  });
}

/** Scales an icon button up when it is turned on. */
export const listen = (): void => document.addEventListener('click', pulseButton);
