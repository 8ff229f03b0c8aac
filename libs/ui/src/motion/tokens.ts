import { tokens } from '../theme/tokens';

export type MotionDuration = 'fast' | 'moderate' | 'slow';

/** Of a token such as `200ms`. */
const seconds = (duration: MotionDuration): number => parseFloat(tokens.durations[duration]?.value ?? '') / 1000;

/** Of a token such as `cubic-bezier(0.2, 0.7, 0.2, 1)`. */
function curve(easing: string): [number, number, number, number] {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number);
  return [x1, y1, x2, y2];
}

/**
 * How something moves: the duration and the easing of the theme's tokens, as framer-motion takes them.
 * @param duration `fast` for what answers a finger, `moderate` for what comes and goes, `slow` for what travels far
 * @returns a transition; its duration in seconds
 */
export const motionTransition = (duration: MotionDuration) => ({
  duration: seconds(duration),
  ease: curve(tokens.easings.out?.value ?? ''),
});
