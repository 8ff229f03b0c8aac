import type { StoryContext } from 'storybook/internal/types';
import { waitFor } from 'storybook/test';
import { TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import { picturedModes, pictureName, type Mode } from './modes';
import { setStoryTheme } from './theme';

/** Browsers skip content far from the window and estimate its height. A screenshot shows it. */
const whole = new CSSStyleSheet();
whole.replaceSync('* { content-visibility: visible !important; transition: none !important; }');

/** In px. Further down, a long screen repeats its cards. */
const highest = 1200;

const frame = () => new Promise(requestAnimationFrame);

/** Lists that overflow. Each becomes the track of a carousel once it is in the window. */
const plainLists = () =>
  [...document.querySelectorAll<HTMLElement>('[role=group][aria-roledescription] ul[role=list]')].filter(
    (list) =>
      list.getBoundingClientRect().top < window.innerHeight &&
      list.scrollWidth > list.clientWidth + 1 &&
      !list.matches(':active, :focus-within, [inert] *'),
  );

/** Returns the part of the window with something in it, because the empty rest only makes a file larger. */
function filled() {
  const bottoms = Array.from(document.querySelectorAll('body *'), (element) => element.getBoundingClientRect().bottom);
  return {
    x: 0,
    y: 0,
    width: window.innerWidth,
    height: Math.min(Math.ceil(Math.max(...bottoms)) + 8, window.innerHeight),
  };
}

/** Sets theme and window, which grows until the whole story fits, and waits until everything in it has arrived. */
async function show({ theme, width, height }: Mode) {
  // The other theme first, because it makes the browser repaint all. After a partial repaint a curve has other edges.
  setStoryTheme(theme === 'dark' ? 'light' : 'dark');
  await frame();
  await frame();
  setStoryTheme(theme);
  await page.viewport(width, height);
  await frame();
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > height) await page.viewport(width, Math.min(scrollHeight, highest));
  window.scrollTo(0, 0);
  // An image at the hidden end of a carousel would otherwise never arrive.
  for (const image of document.images) image.loading = 'eager';
  await frame();
  await waitFor(() => {
    const coming = [...plainLists(), ...[...document.images].filter(({ complete }) => !complete)];
    if (coming.length > 0) throw new Error(`Still on its way: ${coming[0]?.outerHTML.slice(0, 200)}`);
  });
  await document.fonts.ready;
  await frame();
}

/**
 * Compares a story with its screenshots, after its play function. Afterwards the story is in the mode in which it played,
 * for axe.
 */
export async function compareScreenshots(story: StoryContext) {
  const { file, context } = TestRunner.getCurrentTest()!;
  const picture = pictureName(file.name, story.id);
  const modes = picturedModes(file.name, story);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  try {
    for (const mode of modes) {
      await show(mode);
      // The `expect` of the test: Storybook has its own, which knows no test.
      await context
        .expect(page)
        .toMatchScreenshot(`${picture}-${mode.name}`, { screenshotOptions: { clip: filled() } });
    }
    if (modes[0] && modes.length > 1) await show(modes[0]);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
  }
}
