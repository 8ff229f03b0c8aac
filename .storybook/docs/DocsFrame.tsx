import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { Global } from 'storybook/theming';
import { managerThemes } from '../manager-themes';
import { useDocsTheme } from './useDocsTheme';

/** Restores the weight of headings. Stories inside the page load the CSS reset of the shop, which removes it. */
const headings = { '.sbdocs-h1, .sbdocs-h2, .sbdocs-h3': { fontWeight: 700 } };

/** Colours every other row of a table. The default grey of Storybook is not a colour of the shop. */
const rows = (theme: ReturnType<typeof useDocsTheme>) => ({
  '.sbdocs-content table tr:nth-of-type(2n)': { backgroundColor: managerThemes[theme].appBg },
});

/** The frame around every docs page. It applies the theme of the toolbar to the page and to its stories. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useDocsTheme(props.context);
  return (
    <DocsContainer {...props} theme={managerThemes[theme]}>
      <Global styles={[headings, rows(theme)]} />
      {children}
    </DocsContainer>
  );
}
