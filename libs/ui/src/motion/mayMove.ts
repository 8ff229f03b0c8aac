import { MotionGlobalConfig } from 'framer-motion';

/** `useMoves` for code outside of React. */
export const mayMove = (): boolean =>
  !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
