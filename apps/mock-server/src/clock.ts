/** In ms; a clock that is set back never makes an expired token valid. */
export const timeOfDayMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());
