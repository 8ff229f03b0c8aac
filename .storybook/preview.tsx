import type { Preview, ReactRenderer } from '@storybook/react-vite';
import type { ArgTypesEnhancer, StoryContext } from 'storybook/internal/types';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { fetchAllChunks } from '@niramaya/lazy';
import { loadMovesOnChange } from '@niramaya/ui';
import { isValidElement, lazy } from 'react';
import { configure } from 'storybook/test';
import { countAssertions, refuseIdlePlay } from './asserted';
import { reportRequirements, settle } from './determinism';
import { withDevice } from './decorators/withDevice';
import { withDrawer } from './decorators/withDrawer';
import { withReader } from './decorators/withReader';
import { withRoute } from './decorators/withRoute';
import { withShop } from './decorators/withShop';
import { withStore } from './decorators/withStore';
import { withTheme } from './decorators/withTheme';
import { refuseLooseText, watchTexts } from './loose-text';
import { breakpointViewports } from './modes';
import { networkTitles, overrideNetwork, startNetwork } from './network';

// On a busy machine an awaited change comes late but is correct. A change that never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

/** Only the run of the stories has screenshots. */
async function pictured(context: StoryContext<ReactRenderer>) {
  if (import.meta.env.VITEST_STORYBOOK === undefined || import.meta.env.STORYBOOK_SCREENSHOTS === 'off') return;
  const { compareScreenshots } = await import('./screenshots');
  await compareScreenshots(context);
}

// The test run of the stories does not use docs pages.
const ComponentPage = lazy(() => import('./docs/ComponentPage').then((page) => ({ default: page.ComponentPage })));
const DocsFrame = lazy(() => import('./docs/DocsFrame').then((frame) => ({ default: frame.DocsFrame })));

/** Removes the control of a prop whose value is an element. The control would edit the inside of the element. */
const withoutElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );

const preview: Preview = {
  argTypesEnhancers: [withoutElements],
  loaders: [mswLoader(startNetwork)],
  decorators: [withDrawer, withShop, withRoute, withStore, withTheme, withReader, withDevice],
  // With every chunk loaded, a story shows at once what a click or a delay would show.
  beforeEach: [settle, overrideNetwork, watchTexts, countAssertions, fetchAllChunks, loadMovesOnChange],
  // The last hook runs first, and the add-on runs axe after all of them.
  afterEach: [reportRequirements, refuseLooseText, refuseIdlePlay, pictured],
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
      description: 'The network of the story, or a scenario',
      toolbar: {
        title: 'Network',
        icon: 'rss',
        items: [
          { value: 'asStory', title: 'As in the story' },
          ...Object.entries(networkTitles).map(([value, title]) => ({ value, title })),
        ],
        dynamicTitle: true,
      },
    },
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
        // With the elements of all other rules, the report of a run would be 180 MB.
        resultTypes: ['violations'],
      },
    },
    viewport: { options: breakpointViewports },
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' } } },
    options: {
      storySort: {
        // Storybook reads this from the source and does not run it. Foundations begin with their pages.
        order: [
          'Start here',
          ['Introduction', 'Reviewing a change', '*', 'Changelog'],
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
