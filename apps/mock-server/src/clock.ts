/**
 * Returns the time of day in milliseconds since 1970. It is the machine's time, but never less than what this process
 * has counted since its start. So a clock that is put back does not make an expired sign-in valid again. A fresh
 * sign-in does not seem to come from the future either. If the clock was put forward by mistake, the time follows the
 * correction back.
 */
export const timeOfDayMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());
