import type { Order } from '../schemas/order.ts';
import type { CartItem } from '../schemas/storage.ts';
import { isRecentOrder } from './recent-order.ts';

/** A line of the cart whose product an order has already paid for. */
export interface PaidLine {
  readonly line: CartItem;
  /** The newest order that has the product. */
  readonly order: Pick<Order, 'id' | 'placedAtMs'>;
  /** The packs of the line that this order has paid for, at most those of the line. */
  readonly paidQuantity: number;
}

type PayingOrder = Pick<Order, 'id' | 'placedAtMs' | 'lines' | 'takenOut'>;

/**
 * Returns the lines of a cart whose products are in one of these orders, in any quantity. The title identifies a product. A
 * product that the shopper has taken out of the cart since, by `takenOut` of the order, is in the cart by a new choice, or
 * with the packs that were not paid for.
 *
 * @param orders the newest first
 */
export function linesPaidBy(orders: readonly PayingOrder[], cart: readonly CartItem[]): readonly PaidLine[] {
  return cart.flatMap((line) => {
    const quantityIn = ({ lines, takenOut }: PayingOrder): number =>
      takenOut?.includes(line.title) ? 0 : (lines.find(({ title }) => title === line.title)?.quantity ?? 0);
    const order = orders.find((one) => quantityIn(one) > 0);
    return order === undefined ? [] : [{ line, order, paidQuantity: Math.min(line.quantity, quantityIn(order)) }];
  });
}

/**
 * Returns the lines of a cart that an order of the last three days has paid for (`linesPaidBy`, `isRecentOrder`).
 *
 * @param orders the orders of one person, the newest first
 * @param nowMs the present, in ms since 1970
 */
export const paidLines = (
  cart: readonly CartItem[],
  orders: readonly PayingOrder[],
  nowMs: number,
): readonly PaidLine[] =>
  linesPaidBy(
    orders.filter((order) => isRecentOrder(order, nowMs)),
    cart,
  );
