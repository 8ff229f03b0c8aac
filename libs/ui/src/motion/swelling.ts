import type { DOMKeyframesDefinition } from 'framer-motion';
import { motionTransition } from './tokens';

/** The keyframes and the transition of a short scale-up, as arguments of framer-motion's `animate`. */
export const swelling: [DOMKeyframesDefinition, ReturnType<typeof motionTransition>] = [
  { scale: [1, 1.3, 1] },
  motionTransition('moderate'),
];
