import type { OrderStatus, PaidBy, PayMethod } from '@niramaya/contract';
import { paidConsultationCopy } from './consult-summary';

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`);

const plan = (months: 3 | 6) => `Care plan, ${months} months`;

const methods: Record<PayMethod, string> = {
  upi: 'UPI',
  wallets: 'Wallet',
  cards: 'Card',
  payLater: 'Pay later',
  netBanking: 'Net banking',
};

/** Returns the method of payment in words, with the bank or wallet if known. */
export const paidByInWords = ({ method, name }: PaidBy): string => [methods[method], name].filter(Boolean).join(', ');

/**
 * The texts of the states of an order with a delivery or a plan. A consultation has no delivery; its state is in
 * `consult-summary.ts`. `first` and `last` are days, such as 'Tue, 3 Feb'.
 */
type StatusTexts = Record<Exclude<OrderStatus, 'consulting'>, (first: string, last: string) => string>;

/**
 * The texts of the orders panel and of receipts. A key that ends in `Of` is the accessible name of a button or link.
 */
export const ordersCopy = {
  note: 'Kept on this device, and nowhere else. Days are estimates. In this demonstration nothing is sent, so there is nothing to cancel or return.',
  list: 'My orders',
  order: (id: string) => `Order ${id}`,
  moment: (ms: number) =>
    new Date(ms).toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
  /** The contents of an order. `lines` is the number of products. */
  what: (lines: number, planMonths: 3 | 6 | null, isConsultation: boolean) =>
    [
      lines > 0 ? products(lines) : '',
      planMonths === null ? '' : plan(planMonths),
      isConsultation ? paidConsultationCopy.title : '',
    ]
      .filter(Boolean)
      .join(', '),
  /** Follows the title of the first product of an order, for the other products. */
  more: (count: number) => `and ${count} more`,
  times: (quantity: number) => `${quantity} ×`,
  status: {
    planPaid: () => 'Paid. A plan needs no delivery.',
    addressMissing: () => 'Ordered. The delivery address is missing.',
    undated: () => 'Ordered. Delivery date not known.',
    expected: (first, last) => `Ordered. Expected between ${first} and ${last}, an estimate.`,
    expectedBefore: (_first, last) => `Ordered. It was expected by ${last}; we do not know if it has arrived.`,
  } satisfies StatusTexts as StatusTexts,
  /** Follows the state of an order with a plan. */
  planUntil: (lastDay: string) => `Plan until ${lastDay}.`,
  receipt: 'Receipt',
  receiptOf: (id: string) => `Receipt of order ${id}`,
  addAddress: 'Add the address',
  changeAddress: 'Change the address',
  /** `action` is `addAddress` or `changeAddress`. */
  addressOf: (action: string, id: string) => `${action}: order ${id}`,
  again: 'Order again',
  againOf: (id: string) => `Order again: ${id}`,
  /** The sentence below that button for an order with a consultation. */
  againWithout: 'Order again puts the products in the cart, without the consultation.',
  gone: 'That order is no longer kept on this device.',
  unreadable: {
    title: 'Your orders cannot be read',
    text: 'Your orders on this device are damaged, or from a newer version of the shop. They stay here as they are, and your next order does not replace them.',
    part: 'Some of your orders, or products in them, cannot be read: they are damaged. They stay on this device.',
  },
  /** The question above the phone number of the footer and the link to its policy of returns. */
  help: 'Something wrong with an order?',
  back: 'All orders',
  print: 'Print the receipt',
  empty: {
    title: 'No orders yet',
    text: 'Once you have paid, your order and its receipt stay here, on this device. Orders placed while logged in show when you log in again.',
    action: 'Browse medicines',
  },
  paper: {
    title: 'Demo receipt',
    notice: 'This is not a tax invoice. Niramaya is a demonstration shop: nothing was sold and no money was taken.',
    number: 'Order',
    date: 'Placed on',
    paidBy: 'Paid by',
    deliverTo: 'Deliver to',
    noAddress: 'No address was given',
    /** The heading of the days of delivery, which `between` names. */
    likely: 'Expected',
    between: (first: string, last: string) => `between ${first} and ${last}, an estimate`,
    product: 'Product',
    amount: 'Amount',
    plan,
    total: 'Total paid, all taxes included',
    /** `rupees` is a formatted amount, such as '₹20.00'. */
    saved: (rupees: string) => `You saved ${rupees} on the MRP.`,
  },
};
