import { domAnimation, LazyMotion, m } from 'framer-motion';
import type { ReactNode, Ref } from 'react';
import { motionTransition } from './tokens';
import { useMoves } from './useMoves';

export interface EnteringItemProps {
  /** The content of the item. */
  children: ReactNode;
  /** The ref of the list item element. */
  ref?: Ref<HTMLLIElement>;
}

const transition = motionTransition('moderate');

/**
 * Renders a list item that appears after an action of the shopper. It rises into its place and moves nothing else.
 * Use it only for items that mount after such an action, because its code is fetched after the page.
 */
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
