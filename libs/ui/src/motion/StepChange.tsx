import { stepper } from '../../styled-system/recipes';
import { useAnimate } from 'framer-motion/mini';
import { useEffect } from 'react';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

const transition = motionTransition('slow');

export interface StepChangeProps {
  /** True if the step has just been reached, false if the shopper has gone back from it. */
  readonly isReached: boolean;
}

/**
 * Animates the line of the step that contains it: the line fills or empties. A cover shows the old line over the new
 * one and shrinks forwards or backwards. Without motion there is no cover, and the line changes at once.
 */
export function StepChange({ isReached }: StepChangeProps) {
  const moves = useMoves();
  const [cover, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    if (moves) animate(cover.current, { transform: ['scaleX(1)', 'scaleX(0)'] }, transition);
  }, [moves, cover, animate]);

  return moves && <span className={stepper({ to: isReached ? 'end' : 'start' }).cover} ref={cover} aria-hidden />;
}
