import * as z from 'zod/mini';
import { deliveryDetailsSchema, type DeliveryDetails } from './delivery-details.ts';
import { amount, filledText, moment, orNull, parseOrNull, price, text, validItems } from './fields.ts';
import { cartItemSchema, type CartItem } from './storage.ts';

export const PAY_METHODS = ['upi', 'wallets', 'cards', 'payLater', 'netBanking'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** `name` is the bank or wallet; empty if none was chosen. */
export interface PaidBy {
  readonly method: PayMethod;
  readonly name: string;
}

/** Stored on the device only, and never sent. */
export interface Order {
  /** 'NM-7K3F9Q' */
  id: string;
  placedAtMs: number;
  /** From `validkey`; empty for a guest. */
  by: string;
  /** Distinguishes people with the same name; empty if unknown, null in older orders. */
  account: string | null;
  /** Null in older orders. */
  paidBy: PaidBy | null;
  /** Null if no parcel comes. */
  likelyMs: readonly [earliest: number, latest: number] | null;
  planRupees: number;
  /** Meaningful only if `planRupees` is above 0. */
  planMonths: 3 | 6;
  totalRupees: number;
  lines: readonly CartItem[];
  /** Null if unknown, or for a plan. */
  deliverTo: DeliveryDetails | null;
}

/** A line that cannot be read is left out. */
export const orderSchema: z.ZodMiniType<Order> = z.object({
  id: filledText,
  placedAtMs: moment,
  by: text,
  // Older orders lack the next four fields. Their only plan is that of six months.
  deliverTo: orNull(deliveryDetailsSchema),
  account: orNull(text),
  paidBy: orNull(z.object({ method: z.enum(PAY_METHODS), name: text })),
  likelyMs: orNull(z.tuple([moment, moment])),
  planRupees: price,
  planMonths: z.catch(z.literal([3, 6]), 6),
  totalRupees: amount,
  lines: validItems(cartItemSchema),
});

/** True if the order and all its lines can be read. */
export const isWholeOrder = (value: unknown): boolean => {
  const order = parseOrNull(orderSchema, value);
  return order !== null && order.lines.length === (value as Order).lines.length;
};
