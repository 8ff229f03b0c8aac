import { formatRupees } from '@niramaya/contract';
import { dayOfMonth } from './day-of-month.ts';

/** The texts of the offer above the listing that it led to. */
export const offerLandingCopy = {
  label: 'The offer that you chose',
  /** The heading of the list below the offer. */
  list: 'All products',
  today: (day: Date) => `Prices of today, ${dayOfMonth(day)}`,
  mrp: 'MRP',
  now: 'Price',
  saved: (rupees: number) => `You save ${formatRupees(rupees)}`,
  /** The packs of an offer as they are shown. The parameter is that of the API, such as 'Pack of 2'. */
  packs: (status: string): string => status,
  /** The discount of an offer as it is shown. The parameter is that of the API, such as '25% off'. */
  discount: (off: string): string => off,
  add: 'Add this offer',
  addName: (title: string) => `Add this offer: ${title} to cart`,
  goToCart: 'Go to cart',
  /** The price of the offer on the page of its product, in rupees, with its packs and its discount. */
  onProduct: (rupees: number, terms: string) => `In the offer that you chose: ${formatRupees(rupees)} (${terms}).`,
  /** The same for an offer of today from which the shopper has not come. */
  onProductToday: (rupees: number, terms: string) => `In today’s offers: ${formatRupees(rupees)} (${terms}).`,
  /**
   * The line at the price of the product, while its offer is not in the cart. `packs` is null for an offer of one pack.
   */
  atPrice: (rupees: number, packs: string | null) =>
    `Your offer: ${formatRupees(rupees)}${packs === null ? '' : ` (${packs})`}`,
  /** The same line for an offer of today from which the shopper has not come. */
  atPriceToday: (rupees: number, packs: string | null) =>
    `Today’s offer: ${formatRupees(rupees)}${packs === null ? '' : ` (${packs})`}`,
  /** The same line while the packs of the offer are in the cart. */
  inCart: (rupees: number, packs: string | null) =>
    `In your cart as an offer: ${formatRupees(rupees)}${packs === null ? '' : ` (${packs})`}`,
  /** The words of the bar at the lower edge for the packs of an offer, which are null for an offer of one pack. */
  packsInCart: (packs: string | null) => `${packs ?? 'Your offer'} is in your cart`,
  open: 'See details',
  openName: (title: string) => `See details of ${title}`,
  opening: 'Opening',
  gone: 'This product is not on our shelves at the moment. The offer can be added as it is.',
  loading: 'Loading the offer',
  ended: 'This offer has ended.',
  others: 'See today’s offers',
  /** The link in the card of the offer and on the page of its product, back to the list of all offers. */
  otherOffers: 'Other offers',
  unloaded: 'The offer could not be loaded. Check your connection.',
  retry: 'Try again',
  failed: 'The product could not be opened. Check your connection and try again.',
};
