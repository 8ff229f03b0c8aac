import type { ChosenPlan } from './cart.ts';
import { indianDay, millisecondsOfADay } from './indian-day.ts';

/**
 * Returns the last day of a care plan that was paid at `paidAtMs` (since 1970), as a day of `indianDay`. A plan begins
 * on the day of its payment: one of three months from 2 February ends on 1 May. Where the last month is too short for
 * the day, the plan ends with that month.
 */
export function lastDayOfPlan(paidAtMs: number, months: ChosenPlan['months']): number {
  const begin = new Date(indianDay(paidAtMs) * millisecondsOfADay);
  const year = begin.getUTCFullYear();
  const month = begin.getUTCMonth() + months;
  // Day 0 of a month is the last day of the month before.
  const lastOfMonthMs = Date.UTC(year, month + 1, 0);
  return Math.min(Date.UTC(year, month, begin.getUTCDate() - 1), lastOfMonthMs) / millisecondsOfADay;
}
