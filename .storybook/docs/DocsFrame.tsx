import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { Global } from 'storybook/theming';
import { bookThemes } from '../book-themes';
import { useDocsTheme } from './useDocsTheme';

/** Stories that stand in the page itself bring the shop's reset along, which takes the weight of headings away. */
const headings = { '.sbdocs-h1, .sbdocs-h2, .sbdocs-h3': { fontWeight: 700 } };

/** What stands around every docs page: the theme of the toolbar holds for the page as for the stories in it. */
export const DocsFrame = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => (
  <DocsContainer {...props} theme={bookThemes[useDocsTheme(props.context)]}>
    <Global styles={headings} />
    {children}
  </DocsContainer>
);
