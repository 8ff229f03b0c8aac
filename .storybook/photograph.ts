import { commands, page } from 'vitest/browser';
import { isFlow } from '../tools/visual/pictured';
import { tracksThere } from './carousels';
import type { Mode } from '../tools/visual/modes';
import { lazyPictures } from './settled';

/**
 * Below the window nothing is drawn: it grows until the whole story fits. It grows once, because a screen that is at
 * least as high as the window grows along with it.
 */
async function growToFit({ width, height }: Mode) {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= height) return;
  await page.viewport(width, scrollHeight);
  window.scrollTo(0, 0);
}

/** What browsers leave out until it comes near has an estimated height, and the picture shows all of it. */
function renderAll(): () => void {
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important }';
  document.head.append(style);
  return () => style.remove();
}

/**
 * Compares what is on the screen with its picture, where the run was asked for pictures (`VISUAL=1`).
 * @param elapsed ms that the story has taken in this mode so far
 * @returns what is wrong with it, in words
 */
export async function photograph(story: string, mode: Mode, elapsed: number): Promise<readonly string[]> {
  if (!import.meta.env.STORYBOOK_VISUAL) return [];
  const restore = renderAll();
  try {
    if (!isFlow(story)) await growToFit(mode);
    await tracksThere();
    await lazyPictures();
    return await commands.photograph(story, mode.name, elapsed);
  } finally {
    restore();
  }
}
