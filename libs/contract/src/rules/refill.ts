import type { Order } from '../schemas/order.ts';
import { indianDay, millisecondsOfADay } from './indian-day.ts';
import type { CartItem, RefillChoice } from '../schemas/storage.ts';

/** The days between two orders that a receipt offers. They are no advice on how long a product lasts. */
export const offeredDays = [15, 30, 60] as const;
/** The days between two orders of a product that the shopper lists again after it was left out (`refillList`). */
export const usualDays = 30;
/** The value of `refillMonth` for a product that is due today or was due before. It takes the place of a month. */
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

/** The ends of names that are medicines or supplements by their form, as on the packs of pharmacies. */
const forms =
  /\b(?:tablet|capsule|softgel|gummies|syrup|suspension|oral solution|drops|lozenge|granules|churna|chyawanprash|psyllium husk)$/i;
/**
 * Powders and sachets are medicines, supplements, foods or cosmetics. `healthWords` are in the names of the first two.
 */
const powders = / (?:powder|sachet)$/i;
const healthWords = /\b(?:antacid|bcaa|creatine|fibre|kwath|nutrition|ors|protein|vitamin|whey)\b/i;
const sweeteners = /\b(?:stevia|sweetener)\b/i;

/**
 * Returns whether a product may be due again: a medicine or a supplement, and not a device or a cosmetic. An order
 * keeps no category of a product, so the form in its title decides: 'Zinc 50 mg Tablet, Strip of 10'. The title of an
 * offer ends in its packs, in brackets.
 */
export function mayRefill(title: string): boolean {
  const name = title.replace(/ \([^()]*\)$/, '').replace(/, [^,]*$/, '');
  const isPowder = powders.test(name) && healthWords.test(name);
  return (forms.test(name) || isPowder) && !sweeteners.test(name);
}

/**
 * Returns what to order again, the earliest due first, from `orders`, which must be newest first. Each title counts
 * once, with its newest order, if the shopper has chosen days for it and it may be due again (`mayRefill`). `leftOut`
 * are the titles that the shopper has taken off the list.
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
  const all = [...newest.values()].flatMap((last) => {
    const days = chosen.get(last.line.title);
    return days === undefined || !mayRefill(last.line.title) ? [] : [{ ...last, days }];
  });
  return {
    listed: all
      .flatMap(({ days, ...last }) => (days === null ? [] : [{ ...last, days, dueDay: last.orderedDay + days }]))
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
