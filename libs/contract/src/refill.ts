import type { Order } from './order.ts';
import { filledText, reader, text, type Reader } from './readers.ts';
import { indianDay } from './rules/indian-day.ts';
import type { CartItem } from './storage.ts';

/** How often something is bought again where nobody has said; a month, and no advice on how long it should last. */
const usualDays = 30;
const mostDays = 365;

/** Whether it can be a number of days between two orders: a whole one, up to a year. */
export const isRefillInterval = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= mostDays;

/** What a shopper has said of buying a product again. */
export interface RefillChoice {
  readonly title: string;
  /** Whose choice it is, as `personOf` names people. */
  readonly of: string;
  /** Days from one order to the next; null where it is not to be listed. */
  readonly days: number | null;
}

const interval: Reader<number | null> = (value) =>
  value === null || (typeof value === 'number' && isRefillInterval(value)) ? value : undefined;

/** A stored choice, or null for what is none. */
export const readRefillChoice = reader<RefillChoice>({ title: filledText, of: text, days: interval });

/** A product of past orders that is to be bought again. */
export interface Refill {
  /** As it was ordered last. */
  readonly line: CartItem;
  /** Days in India, counted from 1970 (`indianDay`). */
  readonly orderedDay: number;
  readonly dueDay: number;
  readonly days: number;
}

/**
 * Each product of the orders (the newest first) once, as it was ordered last, and when the days that the shopper has set
 * are over; what is due first stands first.
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
      .toSorted((one, other) => one.dueDay - other.dueDay),
    leftOut: all.filter(({ days }) => days === null).map(({ line }) => line.title),
  };
}
