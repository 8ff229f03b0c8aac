/** Milliseconds that only ever grow, whatever is done to the machine's clock: for how long something takes or is kept. */
export const elapsedMs = (): number => performance.now();

/**
 * The time of day in milliseconds since 1970: the machine's, but never before what this process has counted since it
 * started. A clock that is put back does not make an expired sign-in valid again, nor a fresh one one from the future;
 * one that is put forward by mistake is followed back.
 */
export const timeOfDayMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());
