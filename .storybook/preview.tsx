import type { Preview, ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer, StoryContext } from 'storybook/internal/types';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { fetchAllChunks } from '@niramaya/lazy';
import { loadMovesOnChange } from '@niramaya/ui';
import { isValidElement, lazy } from 'react';
import { configure } from 'storybook/test';
import { countAssertions, rejectEmptyPlay } from './asserted';
import { reportRequirements, settle } from './determinism';
import { withDevice } from './decorators/withDevice';
import { withDrawer } from './decorators/withDrawer';
import { withReader } from './decorators/withReader';
import { withRoute } from './decorators/withRoute';
import { withShop } from './decorators/withShop';
import { withStore } from './decorators/withStore';
import { withTheme } from './decorators/withTheme';
import { rejectLooseText, watchTexts } from './loose-text';
import { breakpointViewports } from './modes';
import { networkTitles, overrideNetwork, startNetwork } from './network';

// On a busy machine, changes are late but correct.
configure({ asyncUtilTimeout: 10_000 });

async function modesAreRight(context: StoryContext<ReactRenderer>) {
  if (import.meta.env.VITEST_STORYBOOK === undefined) return;
  const { checkModes } = await import('./screenshots');
  await checkModes(context, { isCompared: import.meta.env.STORYBOOK_SCREENSHOTS !== 'off' });
}

const ComponentPage = lazy(() => import('./docs/ComponentPage').then((page) => ({ default: page.ComponentPage })));
const DocsFrame = lazy(() => import('./docs/DocsFrame').then((frame) => ({ default: frame.DocsFrame })));

const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );

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
  argTypesEnhancers: [withoutElements],
  loaders: [mswLoader(startNetwork)],
  decorators: [withDrawer, withShop, withRoute, withStore, withTheme, withReader, withDevice],
  beforeEach: [settle, overrideNetwork, watchTexts, countAssertions, fetchAllChunks, loadMovesOnChange],
  // The last hook runs first, and axe runs after all.
  afterEach: [reportRequirements, rejectLooseText, rejectEmptyPlay, modesAreRight],
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
    // A URL accepts no percent sign as a value.
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
      'Motion, as far as the system of the one who looks allows it',
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
    docs: {
      page: ComponentPage,
      container: DocsFrame,
      story: { inline: true },
      toc: { headingSelector: 'h2, h3' },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Otherwise the report has 180 MB.
        resultTypes: ['violations'],
      },
    },
    viewport: { options: breakpointViewports },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    options: {
      storySort: {
        // Storybook parses this list and does not run it.
        order: [
          'Start here',
          ['Introduction', 'Reviewing a change', '*', 'Changelog'],
          'Foundations',
          ['Overview', 'Icons and drawings', 'Motion', 'Texts', '*'],
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
