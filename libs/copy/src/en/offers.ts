import { formatRupees } from '@niramaya/contract';
import { dayOfMonth } from './day-of-month.ts';

/** The texts of the offers screen. */
export const offersCopy = {
  title: 'QUICK BUY! Get offers on medicines',
  text: (today: Date) =>
    `Prices of today, ${dayOfMonth(today)}, inclusive of all taxes. An offer holds while it is listed here.`,
  list: 'Offers',
  quantity: 'Quantity',
  mrp: 'MRP',
  discounts: 'Discounts',
  now: 'Price',
  view: 'VIEW',
  /** The packs of an offer as they are shown. The parameter is that of the API, such as 'Pack of 2'. */
  packs: (status: string): string => status,
  /** The price of one pack of an offer with several. */
  each: (rupees: number) => `${formatRupees(rupees)} each`,
  /** The discount of an offer as it is shown. The parameter is that of the API, such as '25% off'. */
  discount: (off: string): string => off,
  viewLabel: (title: string) => `VIEW ${title}`,
  loading: 'Loading the offers',
  empty: {
    title: 'No offers today',
    text: 'New offers come every week. Until then, the whole shop is open.',
    action: 'Browse medicines',
  },
  failed: {
    message: 'The offers could not be loaded.',
    text: 'Your connection or our server is taking a break. Please try again.',
    offline: 'Check your connection and try again.',
    retry: 'Try again',
  },
};
