import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { FormatMoney } from '../theme/settings';
import { easings } from '../theme/motionTokens';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

export interface CountingProps {
  /** The ref of the element that shows the new amount. The element stays the same until the next amount. */
  readonly figure: RefObject<HTMLElement | null>;
  /** The previous amount. */
  readonly from: number;
  /** The new amount, in rupees or in the currency of `format`. */
  readonly to: number;
  /** Formats an amount as text. */
  readonly format: FormatMoney;
}

const duration = motionTransition('slow').duration * 1000;
const easing = easings.out;

/**
 * Animates an amount from its old value to its new one. If the amount changes during the animation, it continues from
 * the visible value.
 * The element has its new text from the start, for screen readers and for copying. Its style generates the visible
 * number.
 */
export function Counting({ figure, from, to, format }: CountingProps) {
  const moves = useMoves();
  const seen = useRef(from);

  useLayoutEffect(() => {
    const element = figure.current;
    const start = seen.current;
    if (!moves || !element) {
      seen.current = to;
      return undefined;
    }
    // An empty animation as a clock. It has the same timing as the other motion of the page.
    const clock = element.animate(null, { duration, easing });
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
  }, [figure, to, format, moves]);

  return null;
}
