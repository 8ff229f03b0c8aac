import { formatDeliveryDay, type DayNames } from '@niramaya/contract';

const names: DayNames = {
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
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
  ],
};

/** Returns the day in India: 'Tuesday, 3 February 2026'. */
export const longDay = (day: Date): string => formatDeliveryDay(day, names);
