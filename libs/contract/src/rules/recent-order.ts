import type { Order } from '../schemas/order.ts';
import { millisecondsOfADay } from './indian-day.ts';

/** The same purchase within these days needs a confirmation (requirement AMB-67 in `docs/requirements.md`). */
const orderTwiceDays = 3;

/**
 * True if an order was placed in the last three days. The difference counts in both directions, because the clock of
 * the device may have been set back since. Every page has this code inline (`apps/storefront/inline/shopper.ts`), so
 * this module is small and imports only small ones.
 */
export const isRecentOrder = ({ placedAtMs }: Pick<Order, 'placedAtMs'>, nowMs: number): boolean =>
  Math.abs(nowMs - placedAtMs) < orderTwiceDays * millisecondsOfADay;
