import { readDeliveryDetails, type DeliveryDetails } from './delivery-details.ts';
import { filledText, reader, storedRupees, text, type Reader } from './readers.ts';
import type { ChosenPlan } from './rules/cart.ts';
import { indianDay } from './rules/indian-day.ts';
import { readCartItem, type CartItem } from './storage.ts';

/** The five ways to pay, in the order of their tabs (PAYMENT-01). */
export const PAY_METHODS = ['upi', 'wallets', 'cards', 'payLater', 'netBanking'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** How it was paid: the tab, and the bank or wallet that was chosen there; the empty text where none was. */
export interface PaidBy {
  readonly method: PayMethod;
  readonly name: string;
}

/** What was paid for, as it was at Confirm Payment. It is kept on the device alone; no call knows of it. */
export interface Order {
  /** 'NM-7K3F9Q' */
  id: string;
  /** Milliseconds since 1970. */
  placedAtMs: number;
  /** Who was signed in, by the name in `validkey`; empty for a guest. */
  by: string;
  /**
   * The sign-in service's number of that account, because two people may share a name; empty where it kept none. Null in
   * orders of before it was noted.
   */
  account: string | null;
  /** Null in orders of before it was noted. */
  paidBy: PaidBy | null;
  /** The first and the last day on which a parcel would likely come, in milliseconds since 1970; null where none would. */
  likelyMs: readonly [earliest: number, latest: number] | null;
  /** Rupees: the care plan where it was what was paid for, else 0. */
  planRupees: number;
  /** Which plan; says something only where `planRupees` is above 0. */
  planMonths: 3 | 6;
  totalRupees: number;
  lines: readonly CartItem[];
  /** Where the parcel goes, as far as it was said; null for a plan too, which comes in no parcel. */
  deliverTo: DeliveryDetails | null;
}

const isMethod = (value: unknown): value is PayMethod => PAY_METHODS.some((method) => method === value);
const payMethod: Reader<PayMethod> = (value) => (isMethod(value) ? value : undefined);
const readPaidBy = reader<PaidBy>({ method: payMethod, name: text });

/** Its own fields read one by one, its lines like those of the cart: one that cannot be read is left out. */
export const readOrder = reader<Order>({
  id: filledText,
  placedAtMs: storedRupees,
  by: text,
  // Orders of earlier versions of the shop say nothing of the next four, and name no plan but that of six months.
  deliverTo: (value) => readDeliveryDetails(value),
  account: (value) => text(value) ?? null,
  paidBy: readPaidBy,
  likelyMs: (value) => {
    const [earliest, latest] = (Array.isArray(value) ? value : []).map(storedRupees);
    return earliest === undefined || latest === undefined ? null : [earliest, latest];
  },
  planRupees: storedRupees,
  planMonths: (value) => (value === 3 ? 3 : 6),
  totalRupees: storedRupees,
  lines: (value) => (Array.isArray(value) ? value.flatMap((line) => readCartItem(line) ?? []) : undefined),
});

/**
 * What the shop knows of an order, and no more: no courier reports to it. `planPaid` comes in no parcel; `expected` and
 * `expectedBefore` say whether the last of its likely days is still to come or has passed; `undated` has no such day.
 */
export type OrderStatus = 'planPaid' | 'undated' | 'expected' | 'expectedBefore';

/** Where an order stands at a moment, in milliseconds since 1970. The last likely day counts to its end in India. */
export function orderStatus({ planRupees, likelyMs }: Order, nowMs: number): OrderStatus {
  if (likelyMs === null) return planRupees > 0 ? 'planPaid' : 'undated';
  return indianDay(nowMs) > indianDay(likelyMs[1]) ? 'expectedBefore' : 'expected';
}

/** Whether what is to be paid for is what this order was: the same products as often, or the same plan. */
export function isSamePurchase(order: Order, lines: readonly CartItem[], plan: ChosenPlan | null): boolean {
  if (order.lines.length === 0 && order.planRupees > 0) return lines.length === 0 && plan?.months === order.planMonths;
  const isOrdered = ({ title, quantity }: CartItem) =>
    order.lines.some((line) => line.title === title && line.quantity === quantity);
  return lines.length > 0 && lines.length === order.lines.length && lines.every(isOrdered);
}

/** What the payment leaves in the entry of the history that it leads to, so that home can say what was paid. */
export interface PaidState {
  readonly orderId: string;
}

/** The order that an entry of the history is about, or null. */
export const orderIdIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'orderId' in state && typeof state.orderId === 'string'
    ? state.orderId
    : null;
