import { Drawer, Toaster } from '@niramaya/ui';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';

function InDrawer({ title, children }: { title: string; children: ReactNode }) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <div onFocus={() => setHasFocus(true)}>
      <Drawer open onClose={fn()} title={title} closeLabel="Close" size="lg">
        {hasFocus && children}
      </Drawer>
      <Toaster label="Messages" closeLabel="Close this message" />
    </div>
  );
}

/** Renders the story once the drawer has taken the focus. */
export const withDrawer: Decorator = (Story, { parameters }) => {
  const title = parameters.inDrawer as string | undefined;
  return title === undefined ? (
    <Story />
  ) : (
    <InDrawer title={title}>
      <Story />
    </InDrawer>
  );
};
