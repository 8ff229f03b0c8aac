import { useAnimate } from 'framer-motion/mini';
import { useEffect } from 'react';
import { stepperCover } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

const Cover = chakra('span', stepperCover);

const transition = motionTransition('slow');

export interface StepChangeProps {
  /** The step has been come to; else it has been gone back from. */
  readonly isReached: boolean;
}

/**
 * Fills or empties the line of the step that it stands in: the line as it was before lies over it and draws back, forwards
 * or backwards. Without motion there is none, and the line is at once as it will be.
 */
export function StepChange({ isReached }: StepChangeProps) {
  const moves = useMoves();
  const [cover, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    if (moves) animate(cover.current, { transform: ['scaleX(1)', 'scaleX(0)'] }, transition);
  }, [moves, cover, animate]);

  return moves && <Cover ref={cover} aria-hidden to={isReached ? 'end' : 'start'} />;
}
