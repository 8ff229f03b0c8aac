import { durations, easings } from '../theme/motionTokens';

export type MotionDuration = keyof typeof durations;

const seconds = (duration: MotionDuration): number => parseFloat(durations[duration]) / 1000;

function curve(easing: string): [number, number, number, number] {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.match(/[\d.]+/g) ?? []).map(Number);
  return [x1, y1, x2, y2];
}

/** The duration is in seconds. */
export const motionTransition = (duration: MotionDuration) => ({
  duration: seconds(duration),
  ease: curve(easings.out),
});
