import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { useDocsTheme } from '../useDocsTheme';
import { StoryFrame } from './StoryFrame';

/** Renders a story that goes through the shop. It plays by itself on a docs page. */
export const FlowFrame = ({ id, name }: { id: string; name: string }) => {
  const theme = useDocsTheme(useContext(DocsContext));
  return <StoryFrame key={theme} id={id} name={name} theme={theme} viewport="w1280" />;
};
