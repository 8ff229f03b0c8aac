import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter, type To } from 'react-router-dom';

/** Puts the story at `parameters.route`: a path with its query, or a location with its state. Without one it is home. */
export const withRoute: Decorator = (Story, { parameters }) => (
  <MemoryRouter useTransitions={false} initialEntries={[(parameters.route as To | undefined) ?? '/']}>
    <Story />
  </MemoryRouter>
);
