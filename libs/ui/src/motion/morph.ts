import { animate } from 'framer-motion/dom/mini';
import { mayMove, transition } from './motion';

/** In px. */
const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const { top, left, width, height } = element.getBoundingClientRect();
  copy.inert = true;
  const box = { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, { position: 'fixed', margin: 0, ...box });
  return copy;
}

function morph({ target }: Event) {
  const place = (target as Element).closest('[data-morphs]');
  const before = place?.firstElementChild;
  if (!place || !before || !mayMove()) return;
  const middle = middleOf(before);
  const copy = copyOf(before);
  // React renders after the click.
  requestAnimationFrame(() => {
    const now = place.firstElementChild;
    if (!now || now === before || !place.isConnected) return;
    document.body.append(copy);
    void animate(copy, { opacity: [1, 0] }, transition).then(() => copy.remove());
    for (const part of now.children) {
      const away = middle - middleOf(part);
      animate(part, { transform: [`translateX(${away}px)`, 'none'], opacity: [0, 1] }, transition);
    }
  });
}

/** Below `data-morphs`, new content grows out of the old. */
export const listen = (): void => document.addEventListener('click', morph, true);
