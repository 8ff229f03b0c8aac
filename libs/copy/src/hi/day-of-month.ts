import type { dayOfMonth as english } from '../en/day-of-month.ts';
import type { Translated } from '../translated.ts';

/** Returns the day in India, without its year: '3 फ़रवरी'. */
export const dayOfMonth: Translated<typeof english> = (day) =>
  day.toLocaleDateString('hi-IN', { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });
