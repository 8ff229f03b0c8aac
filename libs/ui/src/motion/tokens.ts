import { durations, easings } from '../theme/motionTokens';

export type MotionDuration = keyof typeof durations;

/** Returns the seconds of a duration token such as `200ms`. */
const seconds = (duration: MotionDuration): number => parseFloat(durations[duration]) / 1000;

/** Returns the four numbers of an easing token such as `cubic-bezier(0.2, 0.7, 0.2, 1)`. */
function curve(easing: string): [number, number, number, number] {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number);
  return [x1, y1, x2, y2];
}

/**
 * Returns a framer-motion transition with a duration and the easing of the theme's tokens.
 * @param duration `fast` for the response to a touch, `moderate` for what appears or leaves, `slow` for long distances
 * @returns a transition; its duration in seconds
 */
export const motionTransition = (duration: MotionDuration) => ({
  duration: seconds(duration),
  ease: curve(easings.out),
});
