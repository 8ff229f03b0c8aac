/** Created at the first use: see `groupDigits`. */
let format: Intl.DateTimeFormat | undefined;

/** Returns `रात 8:15`. */
export const timeOfDay = (at: Date | number): string => {
  format ??= new Intl.DateTimeFormat('hi-IN', {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'long',
    timeZone: 'Asia/Kolkata',
  });
  return format.format(at);
};
