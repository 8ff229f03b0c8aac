import { bezierOut, durations } from '../theme/motionTokens';

/** The duration is in seconds. */
export const transition = { duration: parseFloat(durations.moderate) / 1000, ease: bezierOut };

/** Scales up, and back. */
export const pulse = { scale: [1, 1.3, 1] };
