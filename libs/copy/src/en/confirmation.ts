/** The texts of the confirmation after a payment. */
export const confirmationCopy = {
  label: 'After your payment',
  title: {
    order: 'Thank you. Your order is placed.',
    consultation: 'Thank you. Your consultation is booked.',
    both: 'Thank you. Your consultation is booked, and your order is placed.',
    withPlan: 'Thank you. Your consultation is booked, and your care plan is paid for.',
    plan: 'Thank you. Your care plan is paid for.',
  },
  number: 'Order number',
  paid: 'Paid',
  paidText: (total: string, method: string | null) => (method === null ? total : `${total} by ${method}`),
  products: 'Products',
  /** A line for each product that is named (`named`), and one for the number of the others (`more`). */
  items: (named: readonly { readonly quantity: number; readonly title: string }[], more: number) =>
    `${named.map(({ quantity, title }) => `${quantity} × ${title}`).join('\n')}${more === 0 ? '' : `\nand ${more} more`}`,
  plan: 'Care plan',
  months: (months: 3 | 6, lastDay: string) => `${months} months, until ${lastDay}`,
  /** The fact about a chosen plan that an order of products has not paid for. */
  planNotBought: (months: 3 | 6) =>
    `The ${months} months that you chose are not bought: this payment was for the cart.`,
  delivery: 'Delivery',
  likely: (first: string, last: string) =>
    first === last ? `Expected on ${first}, an estimate` : `Expected between ${first} and ${last}, an estimate`,
  undated: 'The day is not known',
  addressMissing: 'No day yet: the delivery address is missing',
  deliverTo: 'Deliver to',
  noAddress: 'No address was given',
  next: 'What happens next',
  /** The terms in the place of `next` for an order with a consultation and more. */
  nextOf: { doctor: 'Next: the doctor', plan: 'Next: the plan', parcel: 'Next: the parcel' },
  nextText: {
    order:
      'In a real shop: we pack your order, and the courier calls before the delivery. The receipt is in My orders, on this device: print it, or keep a prescription with it.',
    /** The text in the place of `order` for an order whose address can still be added. */
    addressMissing:
      'Add the address, then a real shop packs your order, and its courier calls before the delivery. The receipt is in My orders, on this device: print it, or keep a prescription with it.',
    /** The text in the place of `order` for an order without an address, to which this person cannot add one. */
    noAddress:
      'A real shop asks for the address first, then packs the order, and its courier calls before the delivery. The receipt is in My orders, on this device.',
    plan: 'A plan needs no delivery, and nothing renews by itself. In this demonstration it changes no price in the shop. The receipt stays in My orders, on this device.',
  },
  demo: 'This is a demonstration: nothing is sent and no money was taken, so there is nothing to cancel.',
  /** The sentence for a shopper who has ticked a box of the payment that changes no total. */
  examples: 'The boxes for the care plan and the coins are examples: nothing was added or taken off.',
  /** The same for an order with a care plan, of 3 or 6 months. */
  examplesWithPlan: (months: 3 | 6) =>
    `The boxes to tick are examples and changed nothing. Your plan of ${months} months is the one that you paid for.`,
  receipt: 'Receipt',
  orders: 'My orders',
  addAddress: 'Add the address',
  changeAddress: 'Change the address',
  close: 'Close',
  cart: {
    question: (count: number) =>
      count === 1
        ? 'The product you paid for is still in your cart, which a payment does not empty.'
        : `The ${count} products you paid for are still in your cart, which a payment does not empty.`,
    keep: (count: number) => (count === 1 ? 'Keep it' : 'Keep them'),
    clear: 'Clear ordered items',
    kept: (count: number) => (count === 1 ? 'It stays in your cart.' : 'They stay in your cart.'),
    cleared: 'What you paid for is no longer in your cart.',
  },
  undo: 'Undo',
};
