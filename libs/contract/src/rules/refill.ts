import type { Order } from '../schemas/order.ts';
import { indianDay, millisecondsOfADay } from './indian-day.ts';
import type { CartItem, RefillChoice } from '../schemas/storage.ts';

/** Used until the shopper chooses other days. It is no advice on how long a product lasts. */
const usualDays = 30;
/** The group of the products that are due today or before: see `refillMonth`. */
export const dueNow = 'now';

/** A product that the shopper has ordered, and the day on which to order it again. */
export interface Refill {
  readonly line: CartItem;
  /** The day of the last order, as days in India since 1970 (`indianDay`). `dueDay` is the same kind of number. */
  readonly orderedDay: number;
  readonly dueDay: number;
  /** The days between two orders. */
  readonly days: number;
}

/**
 * Returns what to order again, the earliest due first, from `orders`, which must be newest first. Each title counts
 * once, with its newest order. `leftOut` are the titles for which the shopper wants no reminder.
 */
export function refillList(
  orders: readonly Pick<Order, 'lines' | 'placedAtMs'>[],
  choices: readonly Pick<RefillChoice, 'title' | 'days'>[],
): { readonly listed: readonly Refill[]; readonly leftOut: readonly string[] } {
  const chosen = new Map(choices.map(({ title, days }) => [title, days]));
  const newest = new Map<string, { line: CartItem; orderedDay: number }>();
  for (const { lines, placedAtMs } of orders)
    for (const line of lines)
      if (!newest.has(line.title)) newest.set(line.title, { line, orderedDay: indianDay(placedAtMs) });
  const all = [...newest.values()].map((last) => ({ ...last, days: chosen.get(last.line.title) }));
  return {
    listed: all
      .flatMap(({ days = usualDays, ...last }) =>
        days === null ? [] : [{ ...last, days, dueDay: last.orderedDay + days }],
      )
      .sort((one, other) => one.dueDay - other.dueDay),
    leftOut: all.filter(({ days }) => days === null).map(({ line }) => line.title),
  };
}

/**
 * Returns the month in which a product is due, such as '2026-02', or `dueNow` if the day has come. Both days are of
 * `indianDay`.
 */
export const refillMonth = (dueDay: number, today: number): string =>
  dueDay <= today ? dueNow : new Date(dueDay * millisecondsOfADay).toISOString().slice(0, 7);
