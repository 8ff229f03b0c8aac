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

/** The time in India is five and a half hours ahead of Greenwich all year. */
const aheadMs = 5.5 * 60 * 60 * 1000;

/**
 * Formats today's date in India for the delivery line: `Sunday, 1 February 2026` (HOME-48, AMB-08). It does not use
 * `Intl`, for the reason in `groupDigits`. A test checks that both give the same day.
 */
export function formatDeliveryDay(now: Date): string {
  const day = new Date(now.getTime() + aheadMs);
  const date = `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
  return `${weekdays[day.getUTCDay()]}, ${date}`;
}
