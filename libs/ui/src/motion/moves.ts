import type * as OnChange from './movesOnChange';

/** Empty until the animations, one chunk, are fetched: no content waits for them. */
export const moves: Partial<typeof OnChange> = {};

/** Call it after the first use of the page. */
export async function loadMovesOnChange(): Promise<void> {
  Object.assign(moves, await import('./movesOnChange'));
  moves.listen?.();
}

/** Uses a view transition if possible. */
export function showNextScreen(show: () => void): void {
  if (moves.travel) moves.travel(show);
  else show();
}
