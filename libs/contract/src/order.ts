import { readDeliveryDetails, type DeliveryDetails } from './delivery-details.ts';
import { filledText, reader, storedRupees, text, type Reader } from './readers.ts';
import type { ChosenPlan } from './rules/cart.ts';
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

/** Whether what is to be paid for is what this order was: the same products as often, or the same plan. */
export function isSamePurchase(order: Order, lines: readonly CartItem[], plan: ChosenPlan | null): boolean {
  if (order.lines.length === 0 && order.planRupees > 0) return lines.length === 0 && plan?.months === order.planMonths;
  const isOrdered = ({ title, quantity }: CartItem) =>
    order.lines.some((line) => line.title === title && line.quantity === quantity);
  return lines.length > 0 && lines.length === order.lines.length && lines.every(isOrdered);
}
