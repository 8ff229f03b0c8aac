import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Theme } from '../../tools/visual/modes';

const addressed = (): Theme =>
  new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light';

/** Returns the theme of the toolbar, for everything around the stories on a docs page. */
export function useDocsTheme({ channel }: DocsContextProps): Theme {
  const [theme, setTheme] = useState(addressed);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return theme;
}
