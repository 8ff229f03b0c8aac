import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@niramaya/ui';
import { StrictMode } from 'react';
import { StoryLink } from './StoryLink';

/** Draws the story in the theme of the toolbar. StrictMode stands here because the runner ignores the framework's option. */
export const withTheme: Decorator = (Story, { globals }) => (
  <StrictMode>
    <UiProvider link={StoryLink} colorMode={globals.theme === 'dark' ? 'dark' : 'light'}>
      <Story />
    </UiProvider>
  </StrictMode>
);
