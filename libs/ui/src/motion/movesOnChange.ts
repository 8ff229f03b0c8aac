import { MotionGlobalConfig } from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormatMoney } from '../money/money';
import { bezierOut, durations, easings } from '../theme/motionTokens';

/** False for reduced motion and screenshots. */
const mayMove = () => !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The duration is in seconds. */
const transition = { duration: parseFloat(durations.moderate) / 1000, ease: bezierOut };

interface CountingProps {
  readonly figure: RefObject<HTMLElement | null>;
  readonly from: number;
  readonly to: number;
  readonly format: FormatMoney;
}

/** In ms. */
const timing = { duration: parseFloat(durations.slow), easing: easings.out };

/** The text is new from the start. */
export function Counting({ figure, from, to, format }: CountingProps) {
  const seen = useRef(from);

  useLayoutEffect(() => {
    const element = figure.current;
    const start = seen.current;
    if (!mayMove() || !element) {
      seen.current = to;
      return undefined;
    }
    // An empty animation as a clock.
    const clock = element.animate(null, timing);
    let frame = 0;
    const show = () => {
      const progress = clock.effect?.getComputedTiming().progress ?? null;
      seen.current = progress === null ? to : Math.round((start + (to - start) * progress) * 100) / 100;
      if (progress === null) {
        delete element.dataset.counting;
        return;
      }
      element.dataset.counting = format(seen.current);
      frame = requestAnimationFrame(show);
    };
    show();
    return () => {
      cancelAnimationFrame(frame);
      clock.cancel();
      delete element.dataset.counting;
    };
  }, [figure, to, format]);

  return null;
}

let clicked: HTMLElement | null | undefined;

const remember = ({ target }: Event) => (clicked = (target as Element).closest('article')?.querySelector('img'));

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

/** Below `data-morphs`, new content grows out of the old. */
function morph({ target }: Event) {
  const place = (target as Element).closest('[data-morphs]');
  const before = place?.firstElementChild;
  if (!place || !before || !mayMove()) return;
  const middle = middleOf(before);
  const copy = copyOf(before);
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
  document.addEventListener('click', remember, true);
  document.addEventListener('click', morph, true);
  document.addEventListener('click', pulseTurnedOn);
}
