import { useAnimate } from 'framer-motion/mini';
import { useEffect } from 'react';
import { swelling } from './swelling';
import { useMoves } from './useMoves';

/** Swells the element that it stands in for a moment, once: a new change brings a new one, with a key of its own. */
export function Pop() {
  const moves = useMoves();
  const [place, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    const popping = place.current.parentElement;
    if (moves && popping) animate(popping, ...swelling);
  }, [moves, place, animate]);

  return <span ref={place} hidden />;
}
