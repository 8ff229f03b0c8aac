import type { Decorator } from '@storybook/react-vite';
import { makeStore } from '@niramaya/data-access';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';

/** Provides a store that lives as long as the component. */
function Stored({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore());
  return <Provider store={store}>{children}</Provider>;
}

/**
 * Provides a new Redux store for each scenario of the network, because cached data of one scenario would hide that of
 * another.
 */
export const withStore: Decorator = (Story, { globals }) => (
  <Stored key={String(globals.network)}>
    <Story />
  </Stored>
);
