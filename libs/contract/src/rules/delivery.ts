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

/** India is five and a half hours before Greenwich all year. */
const aheadMs = 5.5 * 60 * 60 * 1000;

/**
 * Today as the delivery line shows it, in India: `Sunday, 1 February 2026` (HOME-48, AMB-08). Without `Intl`, for the reason
 * that `groupDigits` has; a test holds that both name the same day.
 */
export function formatDeliveryDay(now: Date): string {
  const day = new Date(now.getTime() + aheadMs);
  const date = `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
  return `${weekdays[day.getUTCDay()]}, ${date}`;
}
