import { Dialog, Drawer, Toaster } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

/** Renders the story in the drawer or, with `parameters.dialog`, in the dialog. */
export const inPanel: Decorator = (Story, { parameters }) => {
  const Frame = parameters.dialog ? Dialog : Drawer;
  return (
    <>
      <Frame open onClose={fn()} title={String(parameters.title)} closeLabel="Close" size="lg">
        <Story />
      </Frame>
      <Toaster label="Messages" closeLabel="Close this message" />
    </>
  );
};
