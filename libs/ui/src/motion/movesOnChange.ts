/*
 * The animations that follow a change. They are a chunk of their own, which `moves.ts` loads after the shopper's first
 * action:
 *
 * - `Counting`: an amount counts from the old to the new one.
 * - `showWithMovingPicture`: the picture of a product card moves to the next screen.
 * - `listenForAnimatedClicks`: a button becomes other buttons (`data-morphs`), and an icon button pulses.
 */
import { MotionGlobalConfig } from 'framer-motion';
import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FormatMoney } from '../money/money';
import { bezierOut, durations, easings } from '../theme/motionTokens';

/** False for reduced motion, and if Storybook has switched animations off for a screenshot (`MotionGlobalConfig`). */
const mayMove = () => !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The timing of framer-motion, whose duration is in seconds. The token is a text in ms, such as '200ms'. */
const framerTiming = { duration: parseFloat(durations.moderate) / 1000, ease: bezierOut };
/** The timing of the Web Animations API, whose duration is in ms, as in the text of the token. */
const webAnimationTiming = { duration: parseFloat(durations.slow), easing: easings.out };

interface CountingProps {
  /** The element whose text is the final amount. */
  readonly amountRef: RefObject<HTMLElement | null>;
  /** The amount, in rupees, at which the first animation begins. Later values of this prop are ignored. */
  readonly from: number;
  /** The amount, in rupees, at which the animation ends. A new value begins another animation. */
  readonly to: number;
  /** Formats each number on the way. */
  readonly format: FormatMoney;
}

/**
 * Counts the visible number of an element from one amount to another. The text of the element is the final amount from
 * the start, for screen readers and tests. The counting number is in `data-counting`, and the recipe `amountFigure`
 * shows it over the text.
 */
export function Counting({ amountRef, from, to, format }: CountingProps) {
  /** The number that is visible now. If the amount changes during the animation, the next one starts here. */
  const seen = useRef(from);

  useLayoutEffect(() => {
    const element = amountRef.current;
    const start = seen.current;
    if (!mayMove() || !element) {
      seen.current = to;
      return undefined;
    }
    // The animation has no keyframes. It only measures the progress with the easing of the other animations.
    const clock = element.animate(null, webAnimationTiming);
    let frame = 0;
    const show = () => {
      const progress = clock.effect?.getComputedTiming().progress ?? null;
      // The animation has ended.
      if (progress === null) {
        seen.current = to;
        delete element.dataset.counting;
        return;
      }
      const amount = start + (to - start) * progress;
      // The visible number is rounded to the paisa, a hundredth of a rupee.
      seen.current = Math.round(amount * 100) / 100;
      element.dataset.counting = format(seen.current);
      frame = requestAnimationFrame(show);
    };
    show();
    return () => {
      cancelAnimationFrame(frame);
      clock.cancel();
      delete element.dataset.counting;
    };
  }, [amountRef, to, format]);

  return null;
}

/**
 * The picture of the product card that was clicked last. Null if the last click was elsewhere, or since its move began.
 */
let clickedPicture: HTMLElement | null = null;

/** Remembers the picture of the product card (`article`) around a click, and forgets it after any other click. */
function rememberPicture({ target }: Event) {
  const card = (target as Element).closest('article');
  clickedPicture = card?.querySelector('img') ?? null;
}

/**
 * Names a picture for the view transition; an empty name removes it. A picture has a name only while it moves, because
 * the browser paints each named element on a layer of its own.
 */
function setTransitionName(picture: HTMLElement | null, name: string) {
  if (picture) picture.style.viewTransitionName = name;
}

/**
 * Shows the next screen, and moves the picture of the clicked card to the first `img` inside an element with
 * `data-travels` on that screen. Without view transitions, with reduced motion, or if no card was clicked, the screen
 * changes at once.
 *
 * @param show sets the state that renders the next screen
 */
export function showWithMovingPicture(show: () => void): void {
  const from = clickedPicture;
  clickedPicture = null;
  if (!from?.isConnected || !mayMove() || !('startViewTransition' in document)) {
    show();
    return;
  }
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
 * After a click inside an element with `data-morphs`, fades its old content out, while the parts of its new content
 * move out of the middle of the old one. An example is the button 'Add to cart', which becomes minus, the quantity and
 * plus.
 *
 * The element must have exactly one child, and the click must replace that child: by another component or another key.
 */
function morph({ target }: Event) {
  const place = (target as Element).closest('[data-morphs]');
  const before = place?.firstElementChild;
  if (!place || !before || !mayMove()) return;
  const middle = middleOf(before);
  const copy = copyOf(before);
  // React handles this click after this listener, which runs in the capture phase. By the next frame React has rendered
  // the result.
  requestAnimationFrame(() => {
    const now = place.firstElementChild;
    if (!now || now === before || !place.isConnected) return;
    document.body.append(copy);
    void animate(copy, { opacity: [1, 0] }, framerTiming).then(() => copy.remove());
    for (const part of now.children) {
      /** The distance from the middle of the part to that of the old content, in px; positive to the right. */
      const distance = middle - middleOf(part);
      animate(part, { transform: [`translateX(${distance}px)`, 'none'], opacity: [0, 1] }, framerTiming);
    }
  });
}

/**
 * Scales an icon button up for a moment when a click has turned it on. The listener is at the document, so that no
 * button carries code for it.
 */
function pulseTurnedOn({ target }: Event) {
  // An icon button is the only kind of toggle button with an `aria-label`.
  const button = (target as Element).closest('button[aria-pressed][aria-label]');
  // This listener runs in the bubbling phase, after the click handlers of React. React has rendered the result of a
  // shopper's click by now, but it renders that of a scripted click (`element.click()`) only before the next frame.
  requestAnimationFrame(() => {
    if (button?.getAttribute('aria-pressed') === 'true' && mayMove())
      animate(button, { scale: [1, 1.3, 1] }, framerTiming);
  });
}

/**
 * Adds the document's click listeners of this module. Further calls have no effect, because the browser adds the same
 * listener only once.
 */
export function listenForAnimatedClicks(): void {
  document.addEventListener('click', rememberPicture, { capture: true });
  document.addEventListener('click', morph, { capture: true });
  document.addEventListener('click', pulseTurnedOn);
}
