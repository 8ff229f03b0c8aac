import type { Preview, ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { fetchAllChunks } from '@niramaya/lazy';
import { loadMovesOnChange } from '@niramaya/ui';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { countAssertions, rejectEmptyPlay } from './asserted';
import { chooseControls, withCompleteArgs } from './controls';
import { reportRequirements, settle } from './determinism';
import { showDefaultsAsCode } from './defaults';
import { withDevice } from './decorators/withDevice';
import { withDrawer } from './decorators/withDrawer';
import { withPrerendered } from './decorators/withPrerendered';
import { withReader } from './decorators/withReader';
import { withRoute } from './decorators/withRoute';
import { withShop } from './decorators/withShop';
import { withStore } from './decorators/withStore';
import { withTheme } from './decorators/withTheme';
import { functionCode, nameOf, withImports } from './docs/source';
import { rejectLooseText, watchTexts } from './loose-text';
import { breakpointViewports } from './modes';
import { networkTitles, overrideNetwork, startNetwork } from './network';

// Queries wait for up to 10 s, because a busy machine shows a correct change late.
configure({ asyncUtilTimeout: 10_000 });

/** Compares the story with its screenshots and runs axe in each of its modes, in test runs only. */
async function checkEachMode(context: StoryContext<ReactRenderer>) {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const { checkModes } = await import('./screenshots');
  await checkModes(context, { isCompared: import.meta.env.STORYBOOK_SCREENSHOTS !== 'off' });
}

/** Docs pages are lazy, because no test run needs them. */
const ComponentPage = lazy(() => import('./docs/ComponentPage').then((page) => ({ default: page.ComponentPage })));
const DocsFrame = lazy(() => import('./docs/DocsFrame').then((frame) => ({ default: frame.DocsFrame })));

/**
 * Returns a menu of the toolbar. The keys of `choices` are the values of the global, and its values are the visible
 * texts.
 */
function toolbar<const Icon extends string>(
  title: string,
  icon: Icon,
  choices: Readonly<Record<string, string>>,
  description: string,
) {
  const items = Object.entries(choices).map(([value, name]) => ({ value, title: name }));
  return { description, toolbar: { title, icon, items, dynamicTitle: true } };
}

const preview: Preview = {
  argTypesEnhancers: [chooseControls, showDefaultsAsCode],
  loaders: [mswLoader(startNetwork)],
  decorators: [
    withCompleteArgs,
    withPrerendered,
    withDrawer,
    withShop,
    withRoute,
    withStore,
    withTheme,
    withReader,
    withDevice,
  ],
  beforeEach: [settle, overrideNetwork, watchTexts, countAssertions, fetchAllChunks, loadMovesOnChange],
  // Hooks run from the last to the first, and the accessibility add-on runs axe after all of them.
  afterEach: [reportRequirements, rejectLooseText, rejectEmptyPlay, checkEachMode],
  initialGlobals: {
    theme: 'light',
    brand: 'niramaya',
    ...(import.meta.env.VITEST_STORYBOOK !== undefined && { viewport: { value: 'w1280' } }),
    textSize: '100',
    motion: 'none',
    colours: 'own',
    network: 'asStory',
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', { light: 'light', dark: 'dark' }, 'Colour theme'),
    brand: toolbar(
      'Brand',
      'paintbrush',
      { niramaya: 'Niramaya', prabhat: 'Prabhat' },
      'The brand: another set of tokens, and a logo',
    ),
    // Storybook puts the values into its URL and accepts no percent sign there.
    textSize: toolbar(
      'Text',
      'paragraph',
      { 100: '100 %', 125: '125 %', 150: '150 %', 200: '200 %' },
      'Text size of the reader',
    ),
    motion: toolbar(
      'Motion',
      'play',
      { none: 'No motion', full: 'Full motion' },
      'Motion. A system that asks for less motion has priority.',
    ),
    colours: toolbar(
      'Colours',
      'eye',
      { own: 'Own colours', forced: 'Forced colours' },
      'The colours of the shop, or the few that the system of the reader forces on every page',
    ),
    network: toolbar(
      'Network',
      'rss',
      { asStory: 'As in the story', ...networkTitles },
      'The network of the story, or a scenario',
    ),
  },
  parameters: {
    layout: 'padded',
    jsx: { displayName: nameOf, functionValue: functionCode },
    docs: {
      page: ComponentPage,
      container: DocsFrame,
      story: { inline: true },
      source: { transform: withImports },
      toc: { headingSelector: 'h2, h3' },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Without this option axe reports passed rules too, and the report of a run has 180 MB.
        resultTypes: ['violations'],
      },
    },
    viewport: { options: breakpointViewports },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    options: {
      storySort: {
        // Storybook parses this list without running the file, so it must be literal.
        order: [
          'Start here',
          ['Introduction', 'Reviewing a change', 'States of the screens', '*', 'Changelog'],
          'Foundations',
          [
            'Overview',
            'Theming',
            'Theme studio',
            'Icons and drawings',
            'Motion',
            'Texts',
            'Tokens for design tools',
            '*',
          ],
          'Actions',
          'Forms',
          'Display',
          'Navigation',
          'Overlays',
          'Feedback',
          'Patterns',
          'Screens',
          'Flows',
        ],
      },
    },
  },
};

export default preview;
