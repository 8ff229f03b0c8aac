import * as z from 'zod/mini';
import { deliveryDetailsSchema } from './delivery-details.ts';
import { amount, filledText, moment, orNull, parseOrNull, price, text, validItems } from './fields.ts';
import { cartItemSchema } from './storage.ts';

/** The ways to pay on the payment screen. */
export const PAY_METHODS = ['upi', 'wallets', 'cards', 'payLater', 'netBanking'] as const;
/** One of `PAY_METHODS`. */
export type PayMethod = (typeof PAY_METHODS)[number];

/** How an order was paid. `name` is the bank or wallet, and empty if none was chosen. */
const paidBySchema = z.object({ method: z.enum(PAY_METHODS), name: text });
/** How an order was paid: the method, and the bank or wallet if one was chosen. */
export type PaidBy = Readonly<z.infer<typeof paidBySchema>>;

/** A placed order. It is stored on the device only, and never sent. */
export const orderSchema = z.object({
  /** The number that the shopper sees, such as 'NM-7K3F9Q'. */
  id: filledText,
  placedAtMs: moment,
  /** The name in the storage entry `validkey`, which is that of the signed-in shopper. Empty for a guest. */
  by: text,
  /**
   * The id of the account, because two people may have the same name. Empty for a guest and if unknown, null in older
   * orders.
   */
  account: orNull(text),
  /** The way in which the order was paid. It is null in older orders. */
  paidBy: orNull(paidBySchema),
  /**
   * The earliest and the latest moment of the delivery. Null for a care plan, which has no delivery, and in older
   * orders.
   */
  likelyMs: orNull(z.tuple([moment, moment])),
  /** The price of the care plan in rupees, or 0 without one. */
  planRupees: price,
  /**
   * The months of the care plan; it means something only if `planRupees` is above 0. Older orders knew only six months.
   */
  planMonths: z.catch(z.literal([3, 6]), 6),
  /** The paid sum, in rupees. */
  totalRupees: amount,
  lines: validItems(cartItemSchema),
  /** The address of the delivery. It is null if it is unknown, and for a plan, which has no delivery. */
  deliverTo: orNull(deliveryDetailsSchema),
  /** The titles of the products that the shopper has taken out of the cart since, because they were paid for. */
  takenOut: z.catch(z.optional(z.array(filledText)), undefined),
});
/** A placed order, with its sums in rupees. */
export type Order = z.infer<typeof orderSchema>;

/** True if the stored value is an order of which no line is damaged. `orderSchema` alone drops damaged lines. */
export const isWholeOrder = (value: unknown): boolean => {
  const order = parseOrNull(orderSchema, value);
  return order !== null && order.lines.length === (value as Order).lines.length;
};
