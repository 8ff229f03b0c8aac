import { policy } from './policy.ts';

export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);

/** True if the rating is high enough for payment by instalments. */
export const isEmiAvailable = (rating: number): boolean => rating >= policy.emiMinimumRating;
