import { commands, page } from 'vitest/browser';
import type { Mode } from './modes';

/**
 * Compares what is on the screen with its picture, where the run was asked for pictures (`VISUAL=1`).
 * @param elapsed ms that the story has taken in this mode so far
 * @returns what is wrong with it, in words
 */
export async function photograph(story: string, mode: Mode, elapsed: number): Promise<readonly string[]> {
  if (!import.meta.env.STORYBOOK_VISUAL) return [];
  // Below the window nothing is drawn: it grows until the whole story fits.
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > mode.height) {
    await page.viewport(mode.width, scrollHeight);
    window.scrollTo(0, 0);
  }
  return commands.photograph(story, mode.name, elapsed);
}
