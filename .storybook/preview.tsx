import type { Preview } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { pictureHandlers } from '@niramaya/fixtures/msw';
import { reportRequirements, settle } from './determinism';
import { withRoute } from './decorators/withRoute';
import { withStore } from './decorators/withStore';
import { withTheme } from './decorators/withTheme';
import { breakpointViewports } from './modes';
import { startNetwork } from './network';

MotionGlobalConfig.skipAnimations = true;

const preview: Preview = {
  loaders: [mswLoader(startNetwork)],
  decorators: [withRoute, withStore, withTheme],
  beforeEach: settle,
  afterEach: reportRequirements,
  initialGlobals: { theme: 'light', viewport: { value: 'w1280' } },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    msw: { handlers: { pictures: pictureHandlers.ready() } },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: { options: breakpointViewports },
    options: { storySort: { order: ['Start here', 'UI', '*'] } },
  },
};

export default preview;
