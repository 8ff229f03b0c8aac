import { z } from 'zod';
import { policy } from '../policy.ts';

/** A query value arrives as one string or, when its name is repeated, as several. */
const many = (max: number) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), z.array(z.string().max(100)).max(max));

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/**
 * The query of `GET /products` (API-03 to API-09, AMB-56, AMB-57).
 * `q` and `id` are ours and change nothing for a caller who leaves them out.
 * Unknown names are ignored; a bad value of a known one is refused with 400.
 */
export const productQuerySchema = z.object({
  category: many(20),
  rating: z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(wholeNumber(1, 5)).max(20),
  ),
  id: z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(wholeNumber(1, 999_999_999)).max(100),
  ),
  q: z.string().max(100).optional(),
  _sort: z.enum(['price']).optional(),
  _order: z.enum(['asc', 'desc']).optional(),
  _page: wholeNumber(1, 1_000_000).optional(),
  _limit: wholeNumber(1, policy.maxPageSize).optional(),
});
export type ProductQuery = z.infer<typeof productQuerySchema>;
