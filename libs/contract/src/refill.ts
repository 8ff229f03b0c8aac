import * as z from 'zod/mini';
import type { Order } from './order.ts';
import { indianDay } from './rules/indian-day.ts';
import { filledText, text } from './schemas/fields.ts';
import type { CartItem } from './storage.ts';

/**
 * The days between two orders of a product if the shopper has set none: a month. This is no advice on how long the
 * product should last.
 */
const usualDays = 30;
/** The value that `refillMonth` returns for everything that is due by today. */
export const dueNow = 'now';
const mostDays = 365;

/** Returns whether a number can be the days between two orders: a whole number, up to a year. */
export const isRefillInterval = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= mostDays;

/** The choice of a shopper about buying a product again. */
export const refillChoiceSchema = z.object({
  title: filledText,
  /** The owner of the choice, as `personOf` names people. */
  of: text,
  /** Days from one order to the next. Null if the product is not to be listed. */
  days: z.nullable(z.number().check(z.refine(isRefillInterval))),
});
export type RefillChoice = z.infer<typeof refillChoiceSchema>;

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
