import { formatShortDay } from '@niramaya/contract';

/** Returns the day in India: 'Tuesday, 3 February 2026'. */
export const longDay = (day: Date): string => formatDeliveryDay(day, names);

/** Returns the day in India: 'Tue, 3 Feb'. */
export const shortDay = (day: Date): string => formatShortDay(day, 'en-IN');
