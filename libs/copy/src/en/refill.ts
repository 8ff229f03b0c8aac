const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);

/** The texts of the reminders to order a product again. */
export const refillCopy = {
  note: 'From your orders. You set the days; we do not know how much you use or should use. Kept on this device, and nowhere else.',
  now: 'Due now',
  month: (month: string) =>
    new Date(`${month}-01`).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  all: {
    add: (count: number) => `Add all due refills to cart (${products(count)})`,
    added: (count: number) => `${products(count)} added to your cart, at today’s price.`,
    already: (count: number) => `${products(count)} ${count === 1 ? 'was' : 'were'} in it already.`,
    gone: (titles: string) => `No longer sold: ${titles}.`,
    changed: (title: string, before: string, now: string) => `Price was ${before}, now ${now}: ${title}.`,
    addedAtOldPrice: (titles: string) =>
      `Added to your cart at the price when you ordered, because today’s price could not be loaded: ${titles}.`,
  },
  unreadable: {
    all: 'The days you set cannot be read: they are damaged, or from a newer version of the shop. Every product has 30 days again, and what you left out is listed again. They stay here as they are, and the next days you set do not replace them.',
    part: 'Some of the days you set cannot be read: they are damaged. Those products have 30 days again.',
  },
  ordered: (day: string, count: number) => `Ordered on ${day}: ${packs(count)}`,
  due: {
    later: (day: string) => `Due on ${day}`,
    today: () => 'Due today',
    overdue: (day: string) => `Due since ${day}`,
  },
  days: 'Days from one order to the next',
  notDays: 'Type a whole number from 1 to 365. Until then nothing changes.',
  add: (count: number) => `Add ${packs(count)} to cart`,
  addOf: (title: string, count: number) => `Add ${packs(count)} to cart: ${title}`,
  outcomes: {
    asking: 'Getting today’s price',
    added: (now: string) => `In your cart, at ${now} each.`,
    changed: (now: string, before: string) => `In your cart, at today’s ${now} each; it was ${before}.`,
    already: 'It is in your cart already. Nothing was changed.',
    gone: 'We no longer sell this product, so nothing was added to your cart.',
    addedAtOldPrice: (before: string) =>
      `In your cart, at ${before} each. This is the price when you ordered: today’s price could not be loaded.`,
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
    text: 'After you order, you will see here what you may want again, with the days you set.',
    action: 'Browse medicines',
  },
};
