export const durations = { fast: '120ms', moderate: '200ms', slow: '320ms' };
export const bezierOut: [number, number, number, number] = [0.2, 0.7, 0.2, 1];
export const easings = { out: `cubic-bezier(${bezierOut.join(', ')})` };
