const millisecondsOfADay = 86_400_000;
/** India has no daylight saving time. */
export const indiaOffsetMs = 5.5 * 3_600_000;

/** Returns the day in India as days since 1970. */
export const indianDay = (ms: number): number => Math.floor((ms + indiaOffsetMs) / millisecondsOfADay);

/** Returns milliseconds since 1970. */
export const beginOfIndianDay = (day: number): number => day * millisecondsOfADay - indiaOffsetMs;
