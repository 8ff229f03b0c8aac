import type { Decorator } from '@storybook/react-vite';
import { makeStore } from '@niramaya/data-access';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { networkOf } from '../network';

function Stored({ children }: { children: ReactNode }) {
  const [store] = useState(() => makeStore());
  return <Provider store={store}>{children}</Provider>;
}

/**
 * One store for each mounted story: nothing is shared, and a re-render keeps what the story has done so far. Another
 * network is another beginning: what has been fetched from one would hide the other.
 */
export const withStore: Decorator = (Story, context) => (
  <Stored key={networkOf(context)}>
    <Story />
  </Stored>
);
