import { useAnimate } from 'framer-motion/mini';
import { useEffect } from 'react';
import { pulse } from './pulse';
import { useMoves } from './useMoves';

/** Scales its parent up once. Each change needs a new key. */
export function Pop() {
  const moves = useMoves();
  const [place, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    const popping = place.current.parentElement;
    if (moves && popping) animate(popping, ...pulse);
  }, [moves, place, animate]);

  return <span ref={place} hidden />;
}
