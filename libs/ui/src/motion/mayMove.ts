import { MotionGlobalConfig } from 'framer-motion';

/** Returns false for reduced motion and for screenshots. */
export const mayMove = (): boolean =>
  !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
