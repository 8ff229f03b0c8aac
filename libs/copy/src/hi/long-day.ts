import { formatDeliveryDay, type DayNames } from '@niramaya/contract';
import type { longDay as english } from '../en/long-day.ts';
import type { Translated } from '../translated.ts';

const names: DayNames = {
  weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

/** Returns the day in India: 'मंगलवार, 3 फ़रवरी 2026'. */
export const longDay: Translated<typeof english> = (day) => formatDeliveryDay(day, names);
