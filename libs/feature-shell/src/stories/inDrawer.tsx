import { Drawer, Toaster } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';

/** A decorator that renders the story in the drawer of the shop. `parameters.title` is its heading. */
export const inDrawer: Decorator = (Story, { parameters }) => (
  <>
    <Drawer open onClose={fn()} title={String(parameters.title)} closeLabel="Close" size="lg">
      <Story />
    </Drawer>
    <Toaster label="Messages" closeLabel="Close this message" />
  </>
);
