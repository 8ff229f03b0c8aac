import * as z from 'zod/mini';
import { filledText, text } from './fields.ts';

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
