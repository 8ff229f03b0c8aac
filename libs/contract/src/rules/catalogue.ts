import { policy } from './policy.ts';

export const pageCount = (total: number, limit: number): number => Math.ceil(total / limit);

export const isEmiAvailable = (rating: number): boolean => rating >= policy.emiMinimumRating;
