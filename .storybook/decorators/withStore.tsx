import type { Decorator } from '@storybook/react-vite';
import { makeStore } from '@niramaya/data-access';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';

function Stored({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore());
  return <Provider store={store}>{children}</Provider>;
}

/**
 * Creates one store for each mounted story. Stories share nothing, and a re-render keeps the state of the story.
 * Another network creates another store, because data fetched from one network would hide the other.
 */
export const withStore: Decorator = (Story, { globals }) => (
  <Stored key={String(globals.network)}>
    <Story />
  </Stored>
);
