import { formatRupees } from '@niramaya/contract';

/** The texts of the cart screen. */
export const cartCopy = {
  heading: 'Total Products in Cart',
  quantity: 'Qty',
  quantityOf: (title: string) => `Quantity of ${title}`,
  remove: 'Remove',
  removeLabel: (title: string) => `Remove ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  decrease: (title: string) => `Decrease quantity of ${title}`,
  each: (price: string) => `${price} each`,
  mrp: 'MRP',
  now: 'Price',
  lineTotal: (total: string) => `${total} in all`,
  large: 'More than 50 packs is a large quantity. Check that it is right.',
  listLabel: 'Products in your cart',
  totals: {
    title: 'Price details',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    total: 'Total',
    note: 'Inclusive of all taxes',
  },
  payNow: 'Pay Now',
  browse: 'Add more products',
  unreadable: {
    text: 'Some of your cart cannot be read: it is damaged. It stays on this device and is not counted.',
    action: 'See My data',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Medicines, vitamins and care for the whole family are a search away.',
    action: 'Browse medicines',
  },
  saving: (rupees: number) => `You save ${formatRupees(rupees)}`,
  priceChange: {
    text: (then: number, today: number) =>
      `The price is now ${formatRupees(today)}; it was ${formatRupees(then)} when you added this. Your cart keeps the old price until you change it.`,
    take: 'Use the new price',
    takeOf: (title: string) => `Use the new price: ${title}`,
  },
  today: {
    idle: 'Your cart keeps the price of the day you added each product.',
    check: 'Check today’s prices',
    again: 'Try again',
    asking: 'Checking today’s prices',
    same: 'These are today’s prices.',
    changed: (count: number) =>
      count === 1
        ? '1 product has a new price, or is no longer sold.'
        : `${count} products have new prices, or are no longer sold.`,
    unchecked: (count: number) =>
      count === 1
        ? 'The price of 1 product could not be checked.'
        : `The prices of ${count} products could not be checked.`,
    /** The sentence behind the others about offers of today, which their lines show. */
    offers: (count: number) =>
      count === 1
        ? '1 product has a cheaper offer, shown in the list.'
        : `${count} products have cheaper offers, shown in the list.`,
    show: 'Show them',
    shown: 'Each is marked in the list.',
    failed: 'Today’s prices could not be loaded. Your cart keeps the prices of the day you added each product.',
    gone: 'We no longer sell this product under this name. Remove it, or keep it at the old price.',
  },
  /** The price in rupees of the offer that the cart has of the same product, and its packs, such as 'Pack of 2'. */
  alsoAsOffer: (rupees: number, packs: string | null) =>
    packs === null
      ? `Also in your cart as an offer for ${formatRupees(rupees)}.`
      : `Also in your cart as an offer for ${formatRupees(rupees)} (${packs}).`,
  /** The price in rupees of the offer of today, its packs, such as 'Pack of 2', and the price of each of several. */
  offerHolds: (rupees: number, packs: string, eachRupees: number | null) =>
    eachRupees === null
      ? `In today’s offers: ${formatRupees(rupees)}.`
      : `In today’s offers: ${packs} for ${formatRupees(rupees)}, ${formatRupees(eachRupees)} each.`,
  useOffer: 'Use the offer',
  useOfferOf: (title: string) => `Use the offer: ${title}`,
  /** The packs that the offer has replaced, and the price in rupees of one of them. */
  offerUsed: (quantity: number, rupees: number) =>
    quantity === 1
      ? `This offer has replaced the product at ${formatRupees(rupees)}.`
      : `This offer has replaced ${quantity} packs at ${formatRupees(rupees)} each.`,
  keepOffer: 'Keep only the offer',
  keepOfferOf: (title: string) => `Keep only the offer: ${title}`,
  removed: (title: string) => `${title} was removed.`,
  undo: 'Undo',
  undoOf: (title: string) => `Undo: ${title}`,
  notKept: {
    full: 'This device has no room left, so changes to the cart last only until you leave the page.',
    forbidden: 'This browser does not let us keep your cart, so it lasts only until you leave the page.',
  },
};
