import type { DOMKeyframesDefinition } from 'framer-motion';
import { motionTransition } from './tokens';

/** How something swells for a moment, as framer-motion's `animate` takes it. */
export const swelling: [DOMKeyframesDefinition, ReturnType<typeof motionTransition>] = [
  { scale: [1, 1.3, 1] },
  motionTransition('moderate'),
];
