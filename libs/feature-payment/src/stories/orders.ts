import type { Order } from '@niramaya/contract';
import { seedOrders, storeCart } from '@niramaya/fixtures';

/** Stores the order, and the cart as it is after the payment. */
export const keep = (order: Order, cart = order.lines) => {
  seedOrders(order)();
  storeCart(...cart);
};
