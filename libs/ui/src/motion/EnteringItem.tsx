import { domAnimation, LazyMotion, m } from 'framer-motion';
import type { ReactNode, Ref } from 'react';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

export interface EnteringItemProps {
  children: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

const transition = motionTransition('moderate');

/** An item that rises into place. Its code loads late: use it after an action. */
export function EnteringItem({ children, ref }: EnteringItemProps) {
  const moves = useMoves();
  return (
    <LazyMotion features={domAnimation} strict>
      <m.li ref={ref} initial={moves && { opacity: 0, y: 8 }} animate={{ opacity: 1, y: 0 }} transition={transition}>
        {children}
      </m.li>
    </LazyMotion>
  );
}
