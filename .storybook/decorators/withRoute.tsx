import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter, type To } from 'react-router-dom';

/** Puts the story at the address of `parameters.route` (a path with its query, or a location with its state), or at the home address. */
export const withRoute: Decorator = (Story, { parameters }) => (
  <MemoryRouter useTransitions={false} initialEntries={[(parameters.route as To | undefined) ?? '/']}>
    <Story />
  </MemoryRouter>
);
