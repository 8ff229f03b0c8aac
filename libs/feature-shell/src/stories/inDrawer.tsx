import { Drawer, Toaster } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

/**
 * A decorator that renders the story in the drawer of the shop. `parameters.title` is its heading. The story renders
 * once the drawer has taken the focus: a frame after it opens, it would otherwise take the focus from the story.
 */
export const inDrawer: Decorator = function InDrawer(Story, { parameters }) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <div onFocus={() => setHasFocus(true)}>
      <Drawer open onClose={fn()} title={String(parameters.title)} closeLabel="Close" size="lg">
        {hasFocus && <Story />}
      </Drawer>
      <Toaster label="Messages" closeLabel="Close this message" />
    </div>
  );
};
