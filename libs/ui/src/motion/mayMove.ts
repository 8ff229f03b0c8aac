import { MotionGlobalConfig } from 'framer-motion';

/** What `useMoves` answers, outside of React: whether things may move now. */
export const mayMove = (): boolean =>
  !MotionGlobalConfig.skipAnimations && !matchMedia('(prefers-reduced-motion: reduce)').matches;
