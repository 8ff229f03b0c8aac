import type { Localised } from './localised.ts';

const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);

const en = {
  note: 'From your orders. You set the days; the shop knows neither how much is used nor how much should be. Kept on this device, and nowhere else.',
  list: 'To buy again',
  ordered: (day: string, count: number) => `Ordered on ${day}: ${packs(count)}`,
  due: {
    later: (day: string) => `Due on ${day}`,
    today: () => 'Due today',
    since: (day: string) => `Due since ${day}`,
  },
  days: 'Days from one order to the next',
  notDays: 'Type a whole number from 1 to 365. Until then nothing changes.',
  add: (count: number) => `Put ${packs(count)} in the cart`,
  addOf: (title: string, count: number) => `Put ${packs(count)} in the cart: ${title}`,
  outcomes: {
    asking: 'Asking for today’s price',
    added: (now: string) => `In your cart, at ${now} each.`,
    changed: (now: string, before: string) => `In your cart, at today’s ${now} each; it was ${before}.`,
    already: 'It is in your cart already. Nothing was changed.',
    gone: 'The shop no longer has it, so nothing was put in the cart.',
    failed: 'Today’s price could not be asked for, so nothing was put in the cart. Press again.',
  },
  goToCart: 'Go to cart',
  leaveOut: (title: string) => `Do not list: ${title}`,
  bringBack: (count: number) => `List again what you left out (${count})`,
  calendar: {
    action: 'Calendar file (.ics)',
    text: 'For your calendar app, which gets the names of these products with it.',
    summary: (title: string) => `Refill: ${title}`,
    description: (count: number, days: number) => `${packs(count)}, every ${days} days, as you set it at Niramaya.`,
  },
  nothingListed: 'Nothing is listed: you have left out all you have ordered.',
  empty: {
    title: 'Nothing to refill yet',
    text: 'Once you have ordered, what you may want again stands here, with a day that you set.',
    action: 'Browse medicines',
  },
};

/** The words of the refill list. */
export const refillCopy: Localised<typeof en> = { en };
