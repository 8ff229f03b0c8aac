import type { DOMKeyframesDefinition } from 'framer-motion';
import { motionTransition } from './tokens';

export const pulse: [DOMKeyframesDefinition, ReturnType<typeof motionTransition>] = [
  { scale: [1, 1.3, 1] },
  motionTransition('moderate'),
];
