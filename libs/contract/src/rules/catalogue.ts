import { policy } from './policy.ts';

export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);

/** For payment by instalments. */
export const isEmiAvailable = (rating: number): boolean => rating >= policy.emiMinimumRating;
