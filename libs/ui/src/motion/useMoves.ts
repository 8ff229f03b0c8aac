import { MotionGlobalConfig } from 'framer-motion';
import { useReducedMotion } from '../internal/useReducedMotion';

/** Returns false for reduced motion and for screenshots. */
export function useMoves(): boolean {
  const isReduced = useReducedMotion();
  return !isReduced && !MotionGlobalConfig.skipAnimations;
}
