import * as z from 'zod/mini';
import { deliveryDetailsSchema, type DeliveryDetails } from './delivery-details.ts';
import { amount, filledText, moment, orNull, parseOrNull, price, text, validItems } from './fields.ts';
import { cartItemSchema, type CartItem } from './storage.ts';

/** The five ways to pay, in the order of their tabs (PAYMENT-01). */
export const PAY_METHODS = ['upi', 'wallets', 'cards', 'payLater', 'netBanking'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** How an order was paid: the tab, and the bank or wallet chosen there. The name is empty if none was chosen. */
export interface PaidBy {
  readonly method: PayMethod;
  readonly name: string;
}

/** An order: what was paid for, as it was at Confirm Payment. It is stored on the device only; no API call sends it. */
export interface Order {
  /** 'NM-7K3F9Q' */
  id: string;
  /** Milliseconds since 1970. */
  placedAtMs: number;
  /** The name of the signed-in shopper, from `validkey`. It is empty for a guest. */
  by: string;
  /**
   * The sign-in service's number of that account, because two people may share a name. It is empty if the service
   * stored none. It is null in orders from before this field existed.
   */
  account: string | null;
  /** Null in orders from before this field existed. */
  paidBy: PaidBy | null;
  /** The first and the last likely day of delivery, in milliseconds since 1970. Null if no parcel comes. */
  likelyMs: readonly [earliest: number, latest: number] | null;
  /** Rupees: the price of the care plan if the plan was paid for, else 0. */
  planRupees: number;
  /** The months of the plan. It has a meaning only if `planRupees` is above 0. */
  planMonths: 3 | 6;
  totalRupees: number;
  lines: readonly CartItem[];
  /** Where the parcel goes, if the shopper gave it. It is also null for a plan, which has no parcel. */
  deliverTo: DeliveryDetails | null;
}

/** A stored order. A line that cannot be read is left out. */
export const orderSchema: z.ZodMiniType<Order> = z.object({
  id: filledText,
  placedAtMs: moment,
  by: text,
  // Orders of earlier versions of the shop do not have the next four fields. Their only plan is that of six months.
  deliverTo: orNull(deliveryDetailsSchema),
  account: orNull(text),
  paidBy: orNull(z.object({ method: z.enum(PAY_METHODS), name: text })),
  likelyMs: orNull(z.tuple([moment, moment])),
  planRupees: price,
  planMonths: z.catch(z.literal([3, 6]), 6),
  totalRupees: amount,
  lines: validItems(cartItemSchema),
});

/** Returns whether a stored order can be read with all its lines. */
export const isWholeOrder = (value: unknown): boolean => {
  const order = parseOrNull(orderSchema, value);
  return order !== null && order.lines.length === (value as Order).lines.length;
};
