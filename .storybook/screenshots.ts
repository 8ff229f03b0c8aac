import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { waitFor } from 'storybook/test';
import { TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import { screenshotModes, screenshotName, type Mode } from './modes';
import { setStoryTheme } from './theme';

/**
 * Rules for the time of a screenshot. `content-visibility` is off, because a browser only estimates the height of
 * content that it skips. Transitions are off, because the change of the theme would start them.
 */
const fullRendering = new CSSStyleSheet();
fullRendering.replaceSync('* { content-visibility: visible !important; transition: none !important; }');

/** The greatest height of a screenshot, in px. Longer pages are cut. No mode is higher. */
const maxHeightPx = 1200;

/** Resolves in the next animation frame. */
const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Returns the visible lists that react-slick has yet to replace by its endless track. A carousel is a plain list first.
 * It is replaced if the list overflows, by more than the 1 px of rounding, and the shopper is not using it.
 */
const plainLists = () =>
  [...document.querySelectorAll<HTMLElement>('[role=group][aria-roledescription] ul[role=list]')].filter(
    (list) =>
      list.getBoundingClientRect().top < window.innerHeight &&
      list.scrollWidth > list.clientWidth + 1 &&
      !list.matches(':active, :focus-within, [inert] *'),
  );

/** Returns the part of the window that the story fills, with 8 px below it, so that a screenshot has no empty space. */
function filledArea() {
  const bottoms = Array.from(document.querySelectorAll('body *'), (element) => element.getBoundingClientRect().bottom);
  return {
    x: 0,
    y: 0,
    width: window.innerWidth,
    height: Math.min(Math.ceil(Math.max(...bottoms)) + 8, window.innerHeight),
  };
}

/** The distance between a component and the edges of its screenshot, in px. */
const marginPx = 24;

/**
 * Returns the part of the window around the elements of a selector, or the filled area without any. The parameter
 * `pictured` of a story is such a selector. It is for a component that is small in a wide window, so that its docs page
 * can show the screenshot in a readable size.
 */
function picturedArea(selector?: string) {
  const boxes = selector ? Array.from(document.querySelectorAll(selector), (one) => one.getBoundingClientRect()) : [];
  if (boxes.length === 0) return filledArea();
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ left }) => left))) - marginPx);
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ top }) => top))) - marginPx);
  const right = Math.min(window.innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))) + marginPx);
  const bottom = Math.min(window.innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))) + marginPx);
  return { x, y, width: right - x, height: bottom - y };
}

/** Shows the story in a mode, and resolves when it has stopped changing. */
async function show({ theme, width, height }: Mode) {
  // The theme is switched there and back, because a full repaint draws the edges of curves in the same way each time,
  // and a partial one does not.
  setStoryTheme(theme === 'dark' ? 'light' : 'dark');
  // The browser has painted the other theme at the second frame.
  await nextFrame();
  await nextFrame();
  setStoryTheme(theme);
  await page.viewport(width, height);
  await nextFrame();
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > height) await page.viewport(width, Math.min(scrollHeight, maxHeightPx));
  window.scrollTo(0, 0);
  await nextFrame();
  await waitFor(() => {
    // Lazy images at the hidden end of a carousel would never load, so all images are loaded at once. Only lazy ones
    // are changed, because each change of the page runs this callback again.
    document.querySelectorAll<HTMLImageElement>('img[loading=lazy]').forEach((image) => (image.loading = 'eager'));
    const pending = [...plainLists(), ...[...document.images].filter(({ complete }) => !complete)];
    if (pending.length > 0) throw new Error(`Still loading: ${pending[0]?.outerHTML.slice(0, 200)}`);
  });
  await document.fonts.ready;
  await nextFrame();
}

/**
 * Runs axe in a mode. The accessibility addon itself checks the first mode only, in which the play function has run.
 */
async function expectAccessible(story: StoryContext<ReactRenderer>, { name }: Mode) {
  try {
    await checkAccessibility(story);
  } catch (error) {
    throw new Error(`In the mode ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Shows the story in each of its modes (theme and width), with what its play function has left open. axe checks the
 * modes after the first. It runs inside a test of Vitest.
 *
 * @param options `isCompared` is true if each mode is compared with its accepted screenshot. It is false without the
 *   pinned browser, which alone draws the same pixels.
 */
export async function checkModes(story: StoryContext<ReactRenderer>, { isCompared }: { readonly isCompared: boolean }) {
  const { file, context } = TestRunner.getCurrentTest()!;
  const baseName = screenshotName(file.name, story.id);
  const modes = screenshotModes(file.name, story);
  const pictured = story.parameters.pictured as string | undefined;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, fullRendering];
  try {
    for (const mode of modes) {
      await show(mode);
      // This is Vitest's `expect`, because Storybook's own does not know the test that is running.
      if (isCompared)
        await context
          .expect(page)
          .toMatchScreenshot(`${baseName}-${mode.name}`, { screenshotOptions: { clip: picturedArea(pictured) } });
      if (mode !== modes[0]) await expectAccessible(story, mode);
    }
    // The addon checks the story after this function, so the first mode is shown again.
    if (modes[0] && modes.length > 1) await show(modes[0]);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== fullRendering);
  }
}
