/** Made at the first use: the first formatter of `Intl` costs a mobile 45 ms. */
let format: Intl.DateTimeFormat | undefined;

/** `रात 8:15`, as it is said in India. */
export const timeOfDay = (at: Date | number): string => {
  format ??= new Intl.DateTimeFormat('hi-IN', {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'long',
    timeZone: 'Asia/Kolkata',
  });
  return format.format(at);
};
