/** The durations of animations, as CSS times. */
export const durations = { fast: '120ms', moderate: '200ms', slow: '320ms' };
/** The control points of the one easing: fast at the start, slow at the end. */
export const bezierOut: [number, number, number, number] = [0.2, 0.7, 0.2, 1];
/** The easing of `bezierOut` as a CSS value. */
export const easings = { out: `cubic-bezier(${bezierOut.join(', ')})` };
