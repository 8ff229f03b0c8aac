import { MotionGlobalConfig } from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormatMoney } from '../money/money';
import { bezierOut, durations, easings } from '../theme/motionTokens';

/** False for reduced motion, and while screenshots are taken. */
const mayMove = () => !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The timing of framer-motion, whose duration is in seconds. */
const transition = { duration: parseFloat(durations.moderate) / 1000, ease: bezierOut };

interface CountingProps {
  /** The element whose text is the final amount. */
  readonly figure: RefObject<HTMLElement | null>;
  /** The amount at the start. */
  readonly from: number;
  /** The amount at the end. */
  readonly to: number;
  /** Formats each number on the way. */
  readonly format: FormatMoney;
}

/** The timing of the Web Animations API, whose duration is in ms. */
const timing = { duration: parseFloat(durations.slow), easing: easings.out };

/**
 * Counts the visible number of `figure` from one amount to another. The text of the element is the final amount from
 * the start, for screen readers and tests. The counting number is in `data-counting`, and the recipe `amountFigure`
 * shows it over the text.
 */
export function Counting({ figure, from, to, format }: CountingProps) {
  /** The number that is visible now. If the amount changes during the animation, the next one starts here. */
  const seen = useRef(from);

  useLayoutEffect(() => {
    const element = figure.current;
    const start = seen.current;
    if (!mayMove() || !element) {
      seen.current = to;
      return undefined;
    }
    // The animation has no keyframes. It only measures the progress with the easing of the other animations.
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

/** The picture of the product card that the shopper clicked last. */
let clickedPicture: HTMLElement | null | undefined;

/** Remembers the picture of a clicked product card. */
const rememberPicture = ({ target }: Event) =>
  (clickedPicture = (target as Element).closest('article')?.querySelector('img'));

/**
 * Names a picture for the view transition; an empty name removes it. A picture has a name only while it moves, because
 * the browser paints each named element on a layer of its own.
 */
function setTransitionName(picture: HTMLElement | null, name: string) {
  if (picture) picture.style.viewTransitionName = name;
}

/**
 * Shows the next screen, and moves the picture of the clicked card to the picture below `data-travels` there. Without
 * view transitions, or with reduced motion, the screen changes at once.
 */
export function travel(show: () => void): void {
  const from = clickedPicture;
  clickedPicture = null;
  if (!from?.isConnected || !mayMove() || !('startViewTransition' in document)) return show();
  let to: HTMLElement | null = null;
  setTransitionName(from, 'product-picture');
  const { ready, finished } = document.startViewTransition(() => {
    setTransitionName(from, '');
    flushSync(show);
    to = document.querySelector('[data-travels] img');
    setTransitionName(to, 'product-picture');
  });
  // In a hidden tab the browser skips the transition and rejects `ready`. The screen has changed anyway.
  ready.catch(() => undefined);
  void finished.finally(() => setTransitionName(to, ''));
}

/** Returns the horizontal middle of an element, in px from the left edge of the window. */
const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/**
 * Returns a copy of an element that covers it at the same place of the window. The copy cannot be focused or clicked.
 */
function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const { top, left, width, height } = element.getBoundingClientRect();
  copy.inert = true;
  const box = { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, { position: 'fixed', margin: 0, ...box });
  return copy;
}

/**
 * After a click below `data-morphs`, fades the old content out while the new content grows out of its middle. An
 * example is the button 'Add to cart', which becomes minus, the quantity and plus.
 */
function morph({ target }: Event) {
  const place = (target as Element).closest('[data-morphs]');
  const before = place?.firstElementChild;
  if (!place || !before || !mayMove()) return;
  const middle = middleOf(before);
  const copy = copyOf(before);
  // React renders the new content after this listener has run.
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

/**
 * Scales an icon button up for a moment when a click has turned it on. The listener is at the document, so that no
 * button carries code for it.
 */
function pulseTurnedOn({ target }: Event) {
  const button = (target as Element).closest('button[aria-pressed][aria-label]');
  // For a click from a script, React renders the new state after this listener has run. For a click of the shopper it
  // has rendered already.
  requestAnimationFrame(() => {
    if (button?.getAttribute('aria-pressed') === 'true' && mayMove())
      animate(button, { scale: [1, 1.3, 1] }, transition);
  });
}

/** Begins to listen for the clicks that an animation follows. A second call changes nothing. */
export function listen(): void {
  document.addEventListener('click', rememberPicture, true);
  document.addEventListener('click', morph, true);
  document.addEventListener('click', pulseTurnedOn);
}
