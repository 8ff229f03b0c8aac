import { policy } from './policy.ts';

/**
 * Returns the number of pages: total divided by page size, rounded up (CONST-47). 21 items at 10 a page are 3 pages.
 */
export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);

/** Returns whether the EMI note shows that EMI is available (VALID-23, VALID-24). */
export const isEmiAvailable = (rating: number): boolean => rating >= policy.emiMinimumRating;
