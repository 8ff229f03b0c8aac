import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentProps, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { Global } from 'storybook/theming';
import { managerThemes } from '../manager-themes';

const styles: ComponentProps<typeof Global>['styles'] = {
  // Stories inside the page load the CSS reset of the shop, which removes the weight of headings.
  '.sbdocs-h1, .sbdocs-h2, .sbdocs-h3': { fontWeight: 700 },
  // A wide table scrolls, and not the page.
  '@media (max-width: 1000px)': { '.sbdocs-content table': { display: 'block', overflowX: 'auto' } },
};

/** The frame around every docs page. It applies the theme of the toolbar to the page and to its stories. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light',
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  // The base address of stories in frames. An embedded story does not play, because focus in a frame scrolls the page.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?embed=true&globals=theme:${theme}` });
  // The default grey of every other table row is not a colour of the shop.
  const rows = { '.sbdocs-content table tr:nth-of-type(2n)': { backgroundColor: managerThemes[theme].appBg } };
  return (
    <DocsContainer {...props} theme={managerThemes[theme]}>
      <Global styles={[styles, rows]} />
      <div key={theme}>{children}</div>
    </DocsContainer>
  );
}
