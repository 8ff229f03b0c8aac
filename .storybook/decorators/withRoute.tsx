import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter, parsePath, type Location } from 'react-router-dom';

/** With a shared key, the shop would restore the previous story's scroll position. */
export const withRoute: Decorator = (Story, { id, parameters }) => {
  const route = (parameters.route as string | Partial<Location> | undefined) ?? '/';
  const entry = { ...(typeof route === 'string' ? parsePath(route) : route), key: id };
  return (
    <MemoryRouter useTransitions={false} initialEntries={[entry]}>
      <Story />
    </MemoryRouter>
  );
};
