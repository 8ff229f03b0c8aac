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
 * Returns the lines of a cart whose products one of these orders has paid for, in any quantity. The title identifies a
 * product. An order does not count for the products in its `takenOut`: the shopper has taken their paid packs out of
 * the cart since, so a cart line with such a product is a new choice, or has the packs that were not paid for.
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
