import { Dialog, Drawer } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

/** Puts the story into the drawer or, with `parameters.dialog`, the dialog that the shop opens it in. */
export const inPanel: Decorator = (Story, { parameters }) => {
  const Frame = parameters.dialog ? Dialog : Drawer;
  return (
    <Frame open onClose={fn()} title={String(parameters.title)} closeLabel="Close" size="lg">
      <Story />
    </Frame>
  );
};
