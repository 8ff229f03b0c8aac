import { formatShortDay } from '@niramaya/contract';

/** Returns the day in India: 'Tue, 3 Feb'. */
export const shortDay = (day: Date): string => formatShortDay(day, 'en-IN');
