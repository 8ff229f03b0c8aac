const millisecondsOfADay = 86_400_000;
/** India has one time zone, five and a half hours ahead, the whole year. */
const aheadMs = 5.5 * 3_600_000;

/** Returns the day in India of a moment (milliseconds since 1970), counted in days since 1970. */
export const indianDay = (ms: number): number => Math.floor((ms + aheadMs) / millisecondsOfADay);

/** Returns the moment at which such a day begins in India, in milliseconds since 1970. */
export const beginOfIndianDay = (day: number): number => day * millisecondsOfADay - aheadMs;
