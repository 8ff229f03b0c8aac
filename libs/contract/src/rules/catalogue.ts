import { policy } from '../policy.ts';

/** Total divided by page size, rounded up (CONST-47): 21 items at 10 a page are 3 pages. */
export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);

/** Whether the EMI note says available (VALID-23, VALID-24). */
export const isEmiAvailable = (rating: number): boolean => rating >= policy.emiMinimumRating;
