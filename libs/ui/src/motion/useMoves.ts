import { MotionGlobalConfig } from 'framer-motion';
import { useReducedMotion } from '../internal/useReducedMotion';

/**
 * Whether animations may run. They do not run where the shopper's system asks for reduced motion. They also do not run
 * where all motion is off (`MotionGlobalConfig.skipAnimations`), as for screenshots. Without animations, things appear
 * and disappear at once.
 */
export function useMoves(): boolean {
  const isReduced = useReducedMotion();
  return !isReduced && !MotionGlobalConfig.skipAnimations;
}
