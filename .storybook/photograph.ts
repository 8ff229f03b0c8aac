import { commands, page } from 'vitest/browser';
import type { Mode } from './modes';
import { lazyPictures } from './settled';

/** More than this a story does not need, unless it grows with its window for ever. */
const growths = 3;

/** Below the window nothing is drawn: it grows until the whole story fits, with the pictures that come into sight. */
async function growToFit({ width, height }: Mode) {
  const root = document.documentElement;
  let fitted = height;
  for (let growth = 0; growth < growths && root.scrollHeight > fitted; growth += 1) {
    fitted = root.scrollHeight;
    await page.viewport(width, fitted);
    window.scrollTo(0, 0);
    await lazyPictures();
  }
}

/**
 * Compares what is on the screen with its picture, where the run was asked for pictures (`VISUAL=1`).
 * @param elapsed ms that the story has taken in this mode so far
 * @returns what is wrong with it, in words
 */
export async function photograph(story: string, mode: Mode, elapsed: number): Promise<readonly string[]> {
  if (!import.meta.env.STORYBOOK_VISUAL) return [];
  await growToFit(mode);
  return commands.photograph(story, mode.name, elapsed);
}
