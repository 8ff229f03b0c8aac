import { policy } from './policy.ts';

/** Returns the number of pages for `total` products, `limit` on each page. */
export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);

/** True if a product with this rating can be paid in instalments (EMI). */
export const isEmiAvailable = (rating: number): boolean => rating >= policy.emiMinimumRating;
