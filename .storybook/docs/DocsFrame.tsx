import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { Global } from 'storybook/theming';
import { bookThemes } from '../book-themes';
import { useDocsTheme } from './useDocsTheme';

/** Stories that stand in the page itself bring the shop's reset along, which takes the weight of headings away. */
const headings = { '.sbdocs-h1, .sbdocs-h2, .sbdocs-h3': { fontWeight: 700 } };

/** Every other row of a table: Storybook's own grey for it is none of the shop's. */
const rows = (theme: ReturnType<typeof useDocsTheme>) => ({
  '.sbdocs-content table tr:nth-of-type(2n)': { backgroundColor: bookThemes[theme].appBg },
});

/** What stands around every docs page: the theme of the toolbar holds for the page as for the stories in it. */
export function DocsFrame({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useDocsTheme(props.context);
  return (
    <DocsContainer {...props} theme={bookThemes[theme]}>
      <Global styles={[headings, rows(theme)]} />
      {children}
    </DocsContainer>
  );
}
