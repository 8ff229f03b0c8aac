import type * as OnChange from './movesOnChange';

/** What moves when something has changed; empty until it is fetched. What changes then is there at once. */
export const moves: Partial<typeof OnChange> = {};

/**
 * Fetches what moves when something has changed: the count on a button, the step of a stepper, a toast that leaves, a
 * picture that travels to the next screen. Call it when the shopper has first used the page; where it does not come, nothing
 * is missing.
 */
export async function loadMovesOnChange(): Promise<void> {
  Object.assign(moves, await import('./movesOnChange'));
  moves.listen?.();
}

/**
 * Shows the next screen, to which the picture of the card that was clicked travels once `loadMovesOnChange` has brought the
 * code for that: to the picture there below `data-travels`.
 * @param show renders the screen
 */
export function showNextScreen(show: () => void): void {
  if (moves.travel) moves.travel(show);
  else show();
}
