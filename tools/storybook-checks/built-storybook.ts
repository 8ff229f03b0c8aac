import { chromium } from 'playwright';
import { preview } from 'vite';
import { browserArgs } from '../browser-args.ts';
import { resolveChromium } from '../chromium.ts';
import { anatomyFaultsOf, type Numbered } from './anatomy.ts';
import { turnControls, type Turned } from './controls.ts';
import { keepFramesAway, readPage, turnPage, waitForFrames } from './docs-page.ts';
import type { Entry } from './entry.ts';
import type { SeenPage } from './faults.ts';
import { forcedColourFaultsOf } from './forced.ts';
import { motionFaultsOf, type Moving } from './motion.ts';
import { networkFaultsOf } from './network.ts';
import { playground, tryExamples } from './playground.ts';
import { readPublished } from './published.ts';
import { turnToolbar, type TouchedStory } from './toolbar.ts';

/** ms. A page takes a tenth of a second; on a busy machine it may take long without being wrong. */
const patience = 60_000;
/** The width of a docs page beside the sidebar on a small desktop. */
const viewport = { width: 1000, height: 900 };

/** The built Storybook, opened in the browser of the checks. */
export interface BuiltStorybook {
  readonly entries: readonly Entry[];
  /** Navigates to a docs page. Stories in frames are skipped, because they have run as tests. */
  readonly turnTo: (id: string) => Promise<SeenPage>;
  /**
   * Opens a docs page separately and waits for its frames, one by one.
   * @returns the names of the frames that stay empty
   */
  readonly emptyFrames: (id: string) => Promise<string[]>;
  /** Opens the stories one by one, without the sidebar, and changes the controls of each. */
  readonly turnControls: (ids: readonly string[], found: (id: string, turned: Turned) => void) => Promise<void>;
  /** Changes every toolbar item for each story, one by one. */
  readonly turnToolbar: (
    stories: readonly TouchedStory[],
    found: (id: string, faults: readonly string[]) => void,
  ) => Promise<void>;
  /** Takes each screen offline, one by one. */
  readonly loseNetwork: (
    ids: readonly string[],
    found: (id: string, faults: readonly string[]) => void,
  ) => Promise<void>;
  /** Finds the parts of each component, one by one. */
  readonly findParts: (
    components: readonly Numbered[],
    found: (id: string, faults: readonly string[]) => void,
  ) => Promise<void>;
  /** Returns the names of the screenshots that Chromatic would take. */
  readonly published: () => Promise<string[]>;
  /** Selects each example of the playground. */
  readonly tryExamples: (found: (name: string, faults: readonly string[]) => void) => Promise<void>;
  /** Opens each story with full motion and with no motion. */
  readonly move: (stories: readonly Moving[], found: (id: string, faults: readonly string[]) => void) => Promise<void>;
  /** Opens each story with the system's forced colours. */
  readonly forceColours: (
    ids: readonly string[],
    found: (id: string, faults: readonly string[]) => void,
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built Storybook and opens it once. Pages change without a reload, as with the sidebar.
 * @param folder the folder of the build
 */
export async function openStorybook(folder: string): Promise<BuiltStorybook> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    root: folder,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const { entries } = (await (await fetch(`${address}index.json`)).json()) as { entries: Record<string, Entry> };
  const found = await resolveChromium();
  const browser = await chromium.launch({
    executablePath: found.path,
    args: browserArgs,
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  const list = Object.values(entries);
  const open = async (id: string) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    page.setDefaultTimeout(patience);
    const show = async () => {
      await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
      await page.waitForSelector('#storybook-docs h1');
    };
    return { page, show };
  };
  /**
   * Opens a page with a story, as Storybook's test runner does: it does not wait for motion. It runs without axe, which
   * has checked every story.
   */
  const openStory = async (
    id: string | undefined,
    preferences: Parameters<typeof browser.newPage>[0],
    motion: 'none' | 'full' = 'none',
  ) => {
    // With the test runner's user agent, Storybook stops all motion.
    const userAgent = motion === 'none' ? 'StorybookTestRunner' : undefined;
    const reader = await browser.newPage({ viewport, userAgent, ...preferences });
    reader.setDefaultTimeout(patience);
    await reader.goto(`${address}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true;motion:${motion}`);
    await reader.waitForFunction("document.body.dataset.story === 'settled'");
    return reader;
  };
  /** Opens Storybook's manager at a story. */
  const openWhole = async (id: string | undefined) => {
    // A wide window: all toolbar items fit, and beside the sidebar the story is wider than a mobile.
    const reader = await browser.newPage({ viewport: { width: 1600, height: 900 } });
    reader.setDefaultTimeout(patience);
    await reader.goto(`${address}?path=/story/${id}&globals=a11y.manual:!true`);
    await reader.frameLocator('iframe').locator('body[data-story=settled]').waitFor();
    return reader;
  };
  // Starts with the last page, because navigating to the open page renders nothing.
  const last = list.findLast(({ type }) => type === 'docs')?.id ?? '';
  const { page, show } = await open(last);
  await page.addInitScript(keepFramesAway);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => troubles.push(`${request.url()} was not answered.`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text().slice(0, 300));
  });
  await show();

  return {
    entries: list,
    turnTo: async (id) => {
      troubles.length = 0;
      const late = await turnPage(page, id, patience);
      const seen = await readPage(page);
      return { ...seen, troubles: [...late, ...troubles, ...seen.troubles] };
    },
    emptyFrames: async (id) => {
      const reader = await open(id);
      await reader.show();
      return waitForFrames(reader.page);
    },
    tryExamples: async (found) => {
      const reader = await open(playground);
      const said: string[] = [];
      reader.page.on('pageerror', (error) => said.push(error.message));
      await reader.show();
      await tryExamples(reader.page, said, found);
      await reader.page.close();
    },
    findParts: async (components, found) => {
      const reader = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      reader.setDefaultTimeout(patience);
      for (const numbered of components) {
        // The same URL as in the frame of the docs page.
        const still = numbered.played ? '' : '&embed=true';
        await reader.goto(`${address}iframe.html?viewMode=story&id=${numbered.story}&embedded=true${still}`);
        await reader.waitForFunction("document.body.dataset.story === 'settled'");
        found(numbered.story, await anatomyFaultsOf(reader, numbered));
      }
      await reader.close();
    },
    published: async () => {
      const reader = await openStory(list.find(({ type }) => type === 'story')?.id, {});
      const names = await readPublished(reader);
      await reader.close();
      return names;
    },
    turnControls: async (ids, found) => {
      const reader = await openStory(ids.at(-1), { reducedMotion: 'reduce' });
      for (const id of ids) found(id, await turnControls(reader, id, patience));
      await reader.close();
    },
    forceColours: async (ids, found) => {
      const reader = await openStory(ids.at(-1), { reducedMotion: 'reduce', forcedColors: 'active' });
      for (const id of ids) found(id, await forcedColourFaultsOf(reader, id));
      await reader.close();
    },
    move: async (stories, found) => {
      const reader = await openStory(stories.at(-1)?.story, { reducedMotion: 'no-preference' }, 'full');
      for (const moving of stories) {
        const isThere = list.some(({ id }) => id === moving.story);
        found(
          moving.story,
          isThere ? await motionFaultsOf(reader, moving) : ['motion.ts names it, and there is none.'],
        );
      }
      await reader.close();
    },
    loseNetwork: async (ids, found) => {
      const reader = await openWhole(ids.at(-1));
      for (const id of ids) found(id, await networkFaultsOf(reader, id));
      await reader.close();
    },
    turnToolbar: async (stories, found) => {
      const reader = await openWhole(stories.at(-1)?.id);
      for (const [at, story] of stories.entries()) found(story.id, await turnToolbar(reader, story, at % 2 === 0));
      await reader.close();
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
