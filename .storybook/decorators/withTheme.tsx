import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '@niramaya/ui';
import { StrictMode, type ReactNode } from 'react';
import type { Theme } from '../modes';
import { useStoryTheme } from '../theme';
import { StoryLink } from './StoryLink';

const Themed = ({ toolbar, children }: { toolbar: Theme; children: ReactNode }) => (
  <UiProvider link={StoryLink} colorMode={useStoryTheme(toolbar)}>
    {children}
  </UiProvider>
);

/** Draws the story in the theme of the toolbar. StrictMode stands here because the runner ignores the framework's option. */
export const withTheme: Decorator = (Story, { globals }) => (
  <StrictMode>
    <Themed toolbar={globals.theme === 'dark' ? 'dark' : 'light'}>
      <Story />
    </Themed>
  </StrictMode>
);
