import { animate } from 'framer-motion/dom/mini';
import { mayMove } from './mayMove';
import { motionTransition } from './tokens';

const transition = motionTransition('moderate');

/** The px from the left edge to the middle of an element. */
const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Fades a copy of the previous content over the new content. The copy is inert and hidden from screen readers. */
function fade(copy: HTMLElement, { top, left, width, height }: DOMRect) {
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    margin: 0,
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(copy);
  void animate(copy, { opacity: [1, 0] }, transition).then(() => copy.remove());
}

function morph({ target }: Event) {
  const place = (target as Element).closest('[data-morphs]');
  const before = place?.firstElementChild;
  if (!place || !before || !mayMove()) return;
  const box = before.getBoundingClientRect();
  const copy = before.cloneNode(true) as HTMLElement;
  // React renders the new state after the click.
  requestAnimationFrame(() => {
    const now = place.firstElementChild;
    if (!now || now === before || !place.isConnected) return;
    fade(copy, box);
    for (const part of now.children) {
      const away = box.left + box.width / 2 - middleOf(part);
      animate(part, { transform: [`translateX(${away}px)`, 'none'], opacity: [0, 1] }, transition);
    }
  });
}

/**
 * Starts the morph animation for clicks below `data-morphs`. The new content grows out of the middle of the content
 * that was clicked, while the old content fades. The quantity grows out of Add in this way. The new content can be
 * clicked from its first moment.
 */
export const listen = (): void => document.addEventListener('click', morph, true);
