import * as z from 'zod/mini';
import { filledText, text } from './fields.ts';

const mostDays = 365;

/** True for 1 to 365 whole days. */
export const isRefillInterval = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= mostDays;

export const refillChoiceSchema = z.object({
  title: filledText,
  /** See `readUserKey`. */
  of: text,
  /** Null if the product is not to be listed. */
  days: z.nullable(z.number().check(z.refine(isRefillInterval))),
});
export type RefillChoice = z.infer<typeof refillChoiceSchema>;
