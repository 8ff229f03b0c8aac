import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter, parsePath, type Location } from 'react-router-dom';

/**
 * Renders the story at `parameters.route`: a path with its query, or a location with its state. Without one, the route
 * is home.
 *
 * The history entry has its own key. All first entries share one key. Under that key the shop would find the scroll
 * position of the previous story, and restore it.
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
