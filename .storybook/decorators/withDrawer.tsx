import { Drawer, Toaster } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';

/**
 * Renders a story with the parameter `inDrawer` inside a drawer of that title, once the drawer has the focus. Earlier,
 * the drawer would take the focus away from the story.
 */
export const withDrawer: Decorator = function InDrawer(Story, { parameters }) {
  const [hasFocus, setHasFocus] = useState(false);
  const title = parameters.inDrawer as string | undefined;
  if (title === undefined) return <Story />;
  return (
    <div onFocus={() => setHasFocus(true)}>
      <Drawer open onClose={fn()} title={title} closeLabel="Close" size="lg">
        {hasFocus && <Story />}
      </Drawer>
      <Toaster label="Messages" closeLabel="Close this message" />
    </div>
  );
};
