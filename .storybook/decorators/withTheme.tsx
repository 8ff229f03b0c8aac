import type { Decorator } from '@storybook/react-vite';
import { UiProvider, type Theme as Brand } from '@niramaya/ui';
import { StrictMode, type ReactNode } from 'react';
import { brands } from '../brands/brands';
import type { Theme } from '../modes';
import { useOwnBackground, useStoryTheme } from '../theme';
import { StoryLink } from './StoryLink';

interface ThemedProps {
  readonly toolbar: Theme;
  readonly brand: Brand | undefined;
  readonly children: ReactNode;
}

function Themed({ toolbar, brand, children }: ThemedProps) {
  useOwnBackground();
  return (
    <UiProvider link={StoryLink} colorMode={useStoryTheme(toolbar)} theme={brand}>
      {children}
    </UiProvider>
  );
}

/** The test runner ignores the framework's StrictMode option. */
export const withTheme: Decorator = (Story, { globals }) => (
  <StrictMode>
    <Themed toolbar={globals.theme === 'dark' ? 'dark' : 'light'} brand={brands[String(globals.brand)]}>
      <Story />
    </Themed>
  </StrictMode>
);
