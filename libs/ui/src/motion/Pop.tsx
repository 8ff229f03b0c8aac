import { useAnimate } from 'framer-motion/mini';
import { useEffect } from 'react';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

const transition = motionTransition('moderate');

/** Swells the element that it stands in for a moment, once: a new change brings a new one, with a key of its own. */
export function Pop() {
  const moves = useMoves();
  const [place, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    const popping = place.current.parentElement;
    if (moves && popping) animate(popping, { scale: [1, 1.3, 1] }, transition);
  }, [moves, place, animate]);

  return <span ref={place} hidden />;
}
