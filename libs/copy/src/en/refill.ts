const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

const packs = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);

/** The texts of the reminders to order a product again. */
export const refillCopy = {
  note: 'From your orders. You set the days; we do not know how much you use or should use. Kept on this device, and nowhere else.',
  now: 'Due now',
  /** Returns a month such as '2026-02' in words: 'February 2026'. */
  month: (month: string) =>
    new Date(`${month}-01`).toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  all: {
    add: (count: number) => `Add all due refills to cart (${products(count)})`,
    added: (count: number) => `${products(count)} added to your cart, at today’s price.`,
    already: (count: number) => `${products(count)} ${count === 1 ? 'was' : 'were'} in your cart already.`,
    /** The text in the place of `already` if nothing else was bought again: `quantity` packs are in the cart. */
    onlyAlready: (quantity: number) => `It is in your cart already (${quantity}).`,
    gone: (titles: string) => `No longer sold: ${titles}.`,
    /** `before` and `now` are formatted prices of one pack, such as '₹99.00'. */
    changed: (title: string, before: string, now: string) => `Price was ${before}, now ${now}: ${title}.`,
    addedAtOldPrice: (titles: string) =>
      `Added to your cart at the price when you ordered, because today’s price could not be loaded: ${titles}.`,
  },
  unreadable: {
    all: 'The days you set cannot be read: they are damaged, or from a newer version of the shop. Nothing is listed until you choose days on a receipt again. They stay here as they are, and the next days you set do not replace them.',
    part: 'Some of the days you set cannot be read: they are damaged. Those products are not listed until you choose days on their receipt again.',
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
    /** `before` and `now` are formatted prices of one pack, such as '₹99.00'. */
    changed: (before: string, now: string) => `In your cart, at today’s ${now} each; it was ${before}.`,
    already: 'It is in your cart already. Nothing was changed.',
    gone: 'We no longer sell this product, so nothing was added to your cart.',
    addedAtOldPrice: (before: string) =>
      `In your cart, at ${before} each. This is the price when you ordered: today’s price could not be loaded.`,
  },
  offer: {
    title: 'Order again later',
    text: 'Choose days, and Refill lists the product when it is due. We do not know how much you use or should use. Kept on this device, and nowhere else.',
    off: 'No reminder',
    days: (days: number) => `After ${days} days`,
    open: 'See Refill',
  },
  goToCart: 'Go to cart',
  logIn: 'Log in',
  leaveOut: (title: string) => `Do not list: ${title}`,
  bringBack: (count: number) => `List again what you left out (${count})`,
  calendar: {
    action: 'Calendar file (.ics)',
    text: 'For your calendar app, which gets the names of these products with it.',
    summary: (title: string) => `Refill: ${title}`,
    description: (count: number, days: number) => `${packs(count)}, every ${days} days, as you set it at Niramaya.`,
  },
  nothingListed: 'Nothing is listed: you have left out all you had chosen.',
  empty: {
    title: 'Nothing to refill yet',
    text: 'Open the receipt of an order in My orders, and choose when you want a medicine or supplement again. It is listed here then.',
    action: 'Browse medicines',
  },
};
