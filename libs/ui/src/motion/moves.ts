import type * as OnChange from './movesOnChange';

/** The animations on change. Empty until they are fetched, and until then a change shows without motion. */
export const moves: Partial<typeof OnChange> = {};

/**
 * Fetches the animations on change. They are the count on a button, an amount that counts and the step of a
 * stepper. They are also a button that swells or grows into a quantity, and a picture that moves to the next
 * screen. Call it when the shopper has first used the page. If the chunk does not load, no content is missing.
 */
export async function loadMovesOnChange(): Promise<void> {
  Object.assign(moves, await import('./movesOnChange'));
  moves.listen?.();
}

/**
 * Shows the next screen with a view transition, once `loadMovesOnChange` has fetched the code for it. The picture of
 * the card that was clicked moves to the picture below `data-travels` on the next screen.
 * @param show renders the screen
 */
export function showNextScreen(show: () => void): void {
  if (moves.travel) moves.travel(show);
  else show();
}
