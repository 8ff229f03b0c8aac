import { MotionGlobalConfig } from 'framer-motion';

/** Returns whether things may move now. It is `useMoves` for code outside of React. */
export const mayMove = (): boolean =>
  !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
