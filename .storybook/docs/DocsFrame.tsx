import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { bookThemes } from '../book-themes';
import { useDocsTheme } from './useDocsTheme';

/** What stands around every docs page: the theme of the toolbar holds for the page as for the stories in it. */
export const DocsFrame = (props: DocsContainerProps) => (
  <DocsContainer {...props} theme={bookThemes[useDocsTheme(props.context)]} />
);
