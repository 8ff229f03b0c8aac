const formatter = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Today as the delivery line shows it, in India: weekday, day, month and year (HOME-48, AMB-08). */
export const formatDeliveryDay = (now: Date): string => formatter.format(now);
