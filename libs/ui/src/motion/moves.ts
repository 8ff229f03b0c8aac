import type * as OnChange from './movesOnChange';

/** What moves when something has changed; empty until it is fetched. What changes then is there at once. */
export const moves: Partial<typeof OnChange> = {};

/**
 * Fetches what moves when something has changed: the count on a button, the step of a stepper, a toast that leaves. Call it when the shopper has
 * first used the page; where it does not come, nothing is missing.
 */
export const loadMovesOnChange = async (): Promise<void> => void Object.assign(moves, await import('./movesOnChange'));
