import { indiaOffsetMs } from './indian-day.ts';

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
