import type { Decorator } from '@storybook/react-vite';
import { makeStore } from '@niramaya/data-access';
import { useState } from 'react';
import { Provider } from 'react-redux';

/** One store for each mounted story: nothing is shared, and a re-render keeps what the story has done so far. */
export const withStore: Decorator = (Story) => {
  const [store] = useState(() => makeStore());
  return (
    <Provider store={store}>
      <Story />
    </Provider>
  );
};
