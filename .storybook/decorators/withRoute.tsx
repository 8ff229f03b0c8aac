import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';

/** Puts the story at the address of `parameters.route` (a path with its query), or at the home address. */
export const withRoute: Decorator = (Story, { parameters }) => (
  <MemoryRouter useTransitions={false} initialEntries={[typeof parameters.route === 'string' ? parameters.route : '/']}>
    <Story />
  </MemoryRouter>
);
