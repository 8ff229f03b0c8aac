import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { commands, page } from 'vitest/browser';
import { tracksThere } from './carousels';
import { refuseLate } from '../tools/visual/current-run';
import type { Mode } from '../tools/visual/modes';
import { lazyPictures } from './settled';

/**
 * Grows the window until the whole story fits, because nothing below the window is painted. It grows once, because a
 * screen that is at least as high as the window grows with it.
 */
async function growToFit({ width, height }: Mode) {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight <= height) return;
  await page.viewport(width, scrollHeight);
  window.scrollTo(0, 0);
}

/**
 * Renders all content. Browsers skip content far from the window and estimate its height, but the screenshot shows it.
 */
function renderAll(): () => void {
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important }';
  document.head.append(style);
  return () => style.remove();
}

/**
 * Compares the screen with its baseline screenshot, if the run uses screenshots (`VISUAL=1`).
 * @param elapsed ms that the story has taken in this mode so far
 * @returns the differences, in words
 */
export async function takeScreenshot(
  context: StoryContext<ReactRenderer>,
  mode: Mode,
  elapsed: number,
): Promise<readonly string[]> {
  if (!import.meta.env.STORYBOOK_VISUAL) return [];
  const restore = renderAll();
  try {
    await growToFit(mode);
    await tracksThere();
    await lazyPictures();
    refuseLate(context);
    return await commands.takeScreenshot(context.id, mode.name, elapsed);
  } finally {
    restore();
  }
}
