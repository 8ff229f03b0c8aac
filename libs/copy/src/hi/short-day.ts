import { formatShortDay } from '@niramaya/contract';
import type { shortDay as english } from '../en/short-day.ts';
import type { Translated } from '../translated.ts';

/** Returns the day in India: 'मंगल, 3 फ़र॰'. */
export const shortDay: Translated<typeof english> = (day) => formatShortDay(day, 'hi-IN');
