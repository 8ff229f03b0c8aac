import type * as OnChange from './movesOnChange';

/**
 * The animations that run after a change. The object is empty until their chunk is loaded. Content never waits for the
 * chunk: until then, changes are visible at once.
 */
export const moves: Partial<typeof OnChange> = {};

/**
 * Loads the animations that run after a change: counting amounts, product pictures that move to the next screen,
 * buttons that pulse. Call it after the shopper's first action. Rejects if the chunk cannot be loaded; nothing but
 * motion is then missing.
 */
export async function loadMovesOnChange(): Promise<void> {
  Object.assign(moves, await import('./movesOnChange'));
  moves.listenForAnimatedClicks?.();
}

/**
 * Shows the next screen. If the animations are loaded, the picture of the clicked product moves to its place there.
 *
 * @param show sets the state that renders the next screen
 */
export function showNextScreen(show: () => void): void {
  if (moves.showWithMovingPicture) moves.showWithMovingPicture(show);
  else show();
}
