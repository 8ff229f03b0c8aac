/** Returns the day in India, without its year: '3 February'. */
export const dayOfMonth = (day: Date): string =>
  day.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });
