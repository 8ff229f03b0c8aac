import type { Order } from '@niramaya/contract';
import { seedOrders, storeCart } from '@niramaya/fixtures';

/** Stores an order, and the cart after its payment. A payment leaves the cart as it is, so both have the same lines. */
export const keep = (order: Order, cart = order.lines) => {
  seedOrders(order)();
  storeCart(...cart);
};
