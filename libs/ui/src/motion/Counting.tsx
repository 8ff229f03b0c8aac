import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { FormatMoney } from '../money/money';
import { durations, easings } from '../theme/motionTokens';
import { mayMove } from './motion';

export interface CountingProps {
  readonly figure: RefObject<HTMLElement | null>;
  readonly from: number;
  readonly to: number;
  readonly format: FormatMoney;
}

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
