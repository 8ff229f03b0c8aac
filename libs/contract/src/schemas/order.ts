import * as z from 'zod/mini';
import { deliveryDetailsSchema } from './delivery-details.ts';
import { amount, filledText, moment, orNull, parseOrNull, price, text, validItems } from './fields.ts';
import { cartItemSchema } from './storage.ts';

export const PAY_METHODS = ['upi', 'wallets', 'cards', 'payLater', 'netBanking'] as const;
export type PayMethod = (typeof PAY_METHODS)[number];

/** `name` is the bank or wallet; empty if none was chosen. */
const paidBySchema = z.object({ method: z.enum(PAY_METHODS), name: text });
export type PaidBy = Readonly<z.infer<typeof paidBySchema>>;

/** Stored on the device only, and never sent. */
export const orderSchema = z.object({
  /** 'NM-7K3F9Q' */
  id: filledText,
  placedAtMs: moment,
  /** From `validkey`; empty for a guest. */
  by: text,
  /** Distinguishes people with the same name; empty if unknown, null in older orders. */
  account: orNull(text),
  /** Null in older orders. */
  paidBy: orNull(paidBySchema),
  /** The earliest and the latest moment; null if no parcel comes. */
  likelyMs: orNull(z.tuple([moment, moment])),
  planRupees: price,
  /** Meaningful only if `planRupees` is above 0. The only plan of older orders is that of six months. */
  planMonths: z.catch(z.literal([3, 6]), 6),
  totalRupees: amount,
  lines: validItems(cartItemSchema),
  /** Null if unknown, or for a plan. */
  deliverTo: orNull(deliveryDetailsSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** True if the order and all its lines can be read. */
export const isWholeOrder = (value: unknown): boolean => {
  const order = parseOrNull(orderSchema, value);
  return order !== null && order.lines.length === (value as Order).lines.length;
};
