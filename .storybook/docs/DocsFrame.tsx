import { UiProvider } from '@niramaya/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext, use, useEffect, useRef, useState, type ComponentProps, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { Global } from 'storybook/theming';
import { managerThemes } from '../manager-themes';
import { useWideTables } from './useWideTables';

/**
 * Corrections of the docs pages: the reset of the shop removes the weight of headings, a wide table must scroll on a
 * narrow screen with the button that resets the controls above it, and examples have the text of a page of the shop.
 * The font of the shop is there for Hindi, because Storybook's own has no Devanagari.
 */
const styles: ComponentProps<typeof Global>['styles'] = {
  '.sbdocs-h1, .sbdocs-h2, .sbdocs-h3': { fontWeight: 700 },
  '.docs-story': { fontFamily: 'var(--n-fonts-body)', fontSize: '1rem', lineHeight: 'normal' },
  '.sbdocs-content [lang=hi]': { fontFamily: 'var(--n-fonts-body)' },
  '@media (max-width: 1000px)': {
    '.sbdocs-content table': { display: 'block', overflowX: 'auto' },
    // Storybook places the box of the button absolutely, in the corner of the table.
    '.sbdocs-content div:has(+ .docblock-argstable)': {
      position: 'static',
      display: 'flex',
      justifyContent: 'flex-end',
      paddingRight: 12,
    },
  },
};

/** The theme of a docs page, for a block that shows components of the design system without a story. */
export const DocsTheme = createContext<'light' | 'dark'>('light');

/**
 * Resolves when the font of the shop is loaded, or has failed. The font has `font-display: optional`: a page that has
 * painted text in the fallback font keeps it.
 */
const fontSettled = document.fonts.load('1rem "Anek Latin Variable"', 'A₹').catch(() => []);

/** The frame of all docs pages, in the theme that the toolbar has selected. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  use(fontSettled);
  const { channel } = props.context;
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light',
  );
  const content = useRef<HTMLDivElement>(null);
  useWideTables(content);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  // Stories in frames get the selected theme. `embed` switches their play functions off, because a focus inside a frame
  // would scroll the docs page.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?embed=true&globals=theme:${theme}` });
  const rows = { '.sbdocs-content table tr:nth-of-type(2n)': { backgroundColor: managerThemes[theme].appBg } };
  return (
    <DocsContainer {...props} theme={managerThemes[theme]}>
      <Global styles={[styles, rows]} />
      {/* A page without a story of its own has elements of the design system too. */}
      <UiProvider colorMode={theme}>
        <DocsTheme value={theme}>
          <div key={theme} ref={content}>
            {children}
          </div>
        </DocsTheme>
      </UiProvider>
    </DocsContainer>
  );
}
