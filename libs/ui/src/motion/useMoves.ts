import { MotionGlobalConfig } from 'framer-motion';
import { useReducedMotion } from '../internal/useReducedMotion';

/**
 * Whether things may move: not where the shopper's system asks for less motion, and not where all motion is switched off
 * (`MotionGlobalConfig.skipAnimations`), as it is for screenshots. What may not move comes and goes at once.
 */
export function useMoves(): boolean {
  const isReduced = useReducedMotion();
  return !isReduced && !MotionGlobalConfig.skipAnimations;
}
