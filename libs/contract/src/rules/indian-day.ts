const millisecondsOfADay = 86_400_000;
/** India has no daylight saving time. */
const indiaOffsetMs = 5.5 * 3_600_000;

/** Returns the day in India as days since 1970. */
export const indianDay = (ms: number): number => Math.floor((ms + indiaOffsetMs) / millisecondsOfADay);

/** Returns milliseconds since 1970. */
export const beginOfIndianDay = (day: number): number => day * millisecondsOfADay - indiaOffsetMs;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Does not use `Intl`: see `groupDigits`. */
export function formatDeliveryDay(now: Date): string {
  const day = new Date(now.getTime() + indiaOffsetMs);
  const date = `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
  return `${weekdays[day.getUTCDay()]}, ${date}`;
}
