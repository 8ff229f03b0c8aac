import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { pictureHandlers } from '@niramaya/fixtures/msw';
import { fetchAllChunks } from '@niramaya/lazy';
import { loadMovesOnChange } from '@niramaya/ui';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import { countAssertions, refuseIdlePlay } from './asserted';
import { reportRequirements, settle } from './determinism';
import { lookInEveryMode } from './every-mode';
import { withDevice } from './decorators/withDevice';
import { withReader } from './decorators/withReader';
import { withRoute } from './decorators/withRoute';
import { withShop } from './decorators/withShop';
import { withStore } from './decorators/withStore';
import { withTheme } from './decorators/withTheme';
import { holdOnPage, keepToTheFrame } from './embedded';
import { breakpointViewports } from '../tools/visual/modes';
import { networkTitles, overrideNetwork, startNetwork } from './network';
import { noteRules } from '../tools/visual/shown-rules';
import { readableProps } from './readable-props';
import { usableControls } from './usable-controls';

// On a busy machine an awaited change comes late but is correct. A change that never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

keepToTheFrame();

// The test run of the stories does not use docs pages.
const ComponentPage = lazy(() => import('./docs/page/ComponentPage').then((page) => ({ default: page.ComponentPage })));
const DocsFrame = lazy(() => import('./docs/DocsFrame').then((frame) => ({ default: frame.DocsFrame })));

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableProps, usableControls],
  loaders: [mswLoader(startNetwork)],
  decorators: [withShop, withRoute, withStore, withTheme, withReader, withDevice],
  // With every chunk loaded, a story shows at once what a click or a delay would show.
  beforeEach: [noteRules, settle, overrideNetwork, countAssertions, fetchAllChunks, loadMovesOnChange],
  // The last hook runs first: it refuses a run that another has replaced. A story has proved its rows only when it has
  // passed in every mode.
  afterEach: [reportRequirements, holdOnPage, refuseIdlePlay, lookInEveryMode],
  initialGlobals: {
    theme: 'light',
    brand: 'niramaya',
    // For a person the story has the width of the frame. In the test run it plays at the width of the first mode.
    ...(import.meta.env.VITEST_STORYBOOK !== undefined && { viewport: { value: 'w1280' } }),
    textSize: '100',
    motion: 'none',
    colours: 'own',
    network: 'asStory',
  },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    brand: {
      description: 'The brand: another set of tokens, and a logo',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'niramaya', title: 'Niramaya' },
          { value: 'prabhat', title: 'Prabhat' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size of the reader',
      toolbar: {
        title: 'Text',
        icon: 'paragraph',
        // A URL takes only letters and digits here. With a percent sign, a shared link would lose the choice.
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `${value} %` })),
        dynamicTitle: true,
      },
    },
    motion: {
      description: 'Motion, as far as the system of the one who looks allows it',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        items: [
          { value: 'none', title: 'No motion' },
          { value: 'full', title: 'Full motion' },
        ],
        dynamicTitle: true,
      },
    },
    colours: {
      description: 'The colours of the shop, or the few that the system of the reader forces on every page',
      toolbar: {
        title: 'Colours',
        icon: 'eye',
        items: [
          { value: 'own', title: 'Own colours' },
          { value: 'forced', title: 'Forced colours' },
        ],
        dynamicTitle: true,
      },
    },
    network: {
      description: 'What the network does, or the scenario that is played on it',
      toolbar: {
        title: 'Network',
        icon: 'rss',
        items: [
          { value: 'asStory', title: 'As the story has it' },
          ...Object.entries(networkTitles).map(([value, title]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: { page: ComponentPage, container: DocsFrame, toc: { headingSelector: 'h2, h3' } },
    msw: { handlers: { pictures: pictureHandlers.ready() } },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: { options: breakpointViewports },
    options: {
      storySort: {
        // Storybook reads this from the source and does not run it. Foundations begin with their pages.
        order: [
          'Start here',
          ['Introduction', 'Playground', 'Reviewing a change', '*', 'Changelog'],
          'Foundations',
          ['Overview', 'Icons and drawings', 'Motion', 'Words', '*'],
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
