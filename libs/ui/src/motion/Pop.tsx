import { useAnimate } from 'framer-motion/mini';
import { useEffect } from 'react';
import { mayMove } from './mayMove';
import { pulse, transition } from './tokens';

/** Scales its parent up once. Each change needs a new key. */
export function Pop() {
  const [place, animate] = useAnimate<HTMLSpanElement>();

  useEffect(() => {
    const popping = place.current.parentElement;
    if (mayMove() && popping) animate(popping, pulse, transition);
  }, [place, animate]);

  return <span ref={place} hidden />;
}
