import { MotionGlobalConfig } from 'framer-motion';
import { bezierOut, durations } from '../theme/motionTokens';

/** False for reduced motion and screenshots. */
export const mayMove = (): boolean =>
  !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The duration is in seconds. */
export const transition = { duration: parseFloat(durations.moderate) / 1000, ease: bezierOut };
