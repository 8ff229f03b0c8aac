import type { Order } from '../schemas/order.ts';
import { indianDay } from './indian-day.ts';
import type { RefillChoice } from '../schemas/refill-choice.ts';
import type { CartItem } from '../schemas/storage.ts';

/**
 * The days between two orders of a product if the shopper has set none: a month. This is no advice on how long the
 * product should last.
 */
const usualDays = 30;
/** The value that `refillMonth` returns for everything that is due by today. */
export const dueNow = 'now';

/** A product of past orders that is to be bought again. */
export interface Refill {
  /** The line of the last order. */
  readonly line: CartItem;
  /** Days in India, counted from 1970 (`indianDay`). */
  readonly orderedDay: number;
  readonly dueDay: number;
  readonly days: number;
}

/**
 * Returns each product of the orders once, as it was ordered last. Each has the day on which the days set by the
 * shopper end. The product that is due first comes first.
 * @param orders the orders, the newest first
 * @returns `listed`, and the titles that were `leftOut`
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
 * Returns the month in which a product is due, '2026-02', or `dueNow` if that day has come.
 * @param dueDay a day in India, counted as `indianDay` does
 */
export const refillMonth = (dueDay: number, today: number): string =>
  dueDay <= today ? dueNow : new Date(dueDay * 86_400_000).toISOString().slice(0, 7);
