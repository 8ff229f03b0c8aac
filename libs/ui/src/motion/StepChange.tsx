import { stepper } from '../../styled-system/recipes';
import { useAnimate } from 'framer-motion/mini';
import { useEffect } from 'react';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

const transition = motionTransition('slow');

export interface StepChangeProps {
  readonly isReached: boolean;
}

/** A cover with the old line, which shrinks. */
export function StepChange({ isReached }: StepChangeProps) {
  const moves = useMoves();
  const [cover, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    if (moves) animate(cover.current, { transform: ['scaleX(1)', 'scaleX(0)'] }, transition);
  }, [moves, cover, animate]);

  return moves && <span className={stepper({ to: isReached ? 'end' : 'start' }).cover} ref={cover} aria-hidden />;
}
