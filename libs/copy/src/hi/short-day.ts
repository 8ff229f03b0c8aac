import { formatShortDay } from '@niramaya/contract';
import type { shortDay as english } from '../en/short-day.ts';
import type { Translated } from '../translated.ts';

/** Returns the day in India: 'मंगल, 3 फ़रवरी'. Shops and newspapers do not shorten the name of a month in Hindi. */
export const shortDay: Translated<typeof english> = (day) => formatShortDay(day, 'hi-IN', 'long');
