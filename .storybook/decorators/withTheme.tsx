import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@niramaya/ui';
import { StrictMode } from 'react';
import { prabhat } from '../../libs/ui/src/stories/prabhat';
import '../brands/prabhat.css';
import { useRemoveInitialBackground, useStoryTheme } from '../theme';
import { StoryLink } from './StoryLink';

/**
 * Provides the design system with the brand and theme of the toolbar. Prabhat is a second, invented brand, which proves
 * that the tokens and the logo can be replaced. StrictMode is here, because the test runner ignores the framework's
 * option for it.
 */
export const withTheme: Decorator = function Themed(Story, { globals }) {
  useRemoveInitialBackground();
  const colorMode = useStoryTheme(globals.theme === 'dark' ? 'dark' : 'light');
  return (
    <StrictMode>
      <UiProvider link={StoryLink} colorMode={colorMode} theme={globals.brand === 'prabhat' ? prabhat : undefined}>
        <Story />
      </UiProvider>
    </StrictMode>
  );
};
