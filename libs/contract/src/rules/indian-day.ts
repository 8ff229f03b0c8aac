/** The milliseconds of a day. */
export const millisecondsOfADay = 86_400_000;
/** The clocks of India are 5.5 hours ahead of UTC all year, because it has no daylight saving time. */
const indiaOffsetMs = 5.5 * 3_600_000;

/** Returns the day in India at a moment (`ms` since 1970), as days since 1 January 1970. */
export const indianDay = (ms: number): number => Math.floor((ms + indiaOffsetMs) / millisecondsOfADay);

/** Returns the moment at which a day of `indianDay` begins in India, in ms since 1970. */
export const beginOfIndianDay = (day: number): number => day * millisecondsOfADay - indiaOffsetMs;

/** The names of days and months in a language, from Sunday and from January on. */
export interface DayNames {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
}

/**
 * Returns the day of a moment, in India and in words: 'Tuesday, 3 February 2026'. It does not use `Intl`, because the
 * first formatter of a page takes 45 ms on a slow phone.
 */
export function formatDeliveryDay(moment: Date, { weekdays, months }: DayNames): string {
  // The UTC fields of `day` are the fields of the moment on a clock in India.
  const day = new Date(moment.getTime() + indiaOffsetMs);
  const date = `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
  return `${weekdays[day.getUTCDay()]}, ${date}`;
}
