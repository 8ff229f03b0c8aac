import { Drawer, Toaster } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

/** Puts the story into the drawer that the shop opens it in; `parameters.title` is its heading. */
export const inDrawer: Decorator = (Story, { parameters }) => (
  <>
    <Drawer open onClose={fn()} title={String(parameters.title)} closeLabel="Close" size="lg">
      <Story />
    </Drawer>
    <Toaster label="Messages" closeLabel="Close this message" />
  </>
);
