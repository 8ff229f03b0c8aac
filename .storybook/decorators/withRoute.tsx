import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter, parsePath, type Location } from 'react-router-dom';

/**
 * Renders a story at the path of its parameter `route`, or at '/'. The key of the history entry is the id of the story:
 * with a shared key, the shop would restore the scroll position of the story before.
 */
export const withRoute: Decorator = (Story, { id, parameters }) => {
  const route = (parameters.route as string | Partial<Location> | undefined) ?? '/';
  const entry = { ...(typeof route === 'string' ? parsePath(route) : route), key: id };
  return (
    <MemoryRouter useTransitions={false} initialEntries={[entry]}>
      <Story />
    </MemoryRouter>
  );
};
