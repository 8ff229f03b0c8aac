import type { Order } from '../schemas/order.ts';
import { indianDay } from './indian-day.ts';
import type { CartItem, RefillChoice } from '../schemas/storage.ts';

/** No advice on how long a product lasts. */
const usualDays = 30;
export const dueNow = 'now';

export interface Refill {
  readonly line: CartItem;
  /** Days in India since 1970 (`indianDay`). */
  readonly orderedDay: number;
  readonly dueDay: number;
  readonly days: number;
}

/** Earliest due first; `orders` must be newest first. */
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

/** Returns '2026-02', or `dueNow` if the day has come. */
export const refillMonth = (dueDay: number, today: number): string =>
  dueDay <= today ? dueNow : new Date(dueDay * 86_400_000).toISOString().slice(0, 7);
