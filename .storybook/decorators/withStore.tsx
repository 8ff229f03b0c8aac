import type { Decorator } from '@storybook/react-vite';
import { makeStore } from '@niramaya/data-access';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';

function Stored({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore());
  return <Provider store={store}>{children}</Provider>;
}

/** Data from one network would hide that of another. */
export const withStore: Decorator = (Story, { globals }) => (
  <Stored key={String(globals.network)}>
    <Story />
  </Stored>
);
