import type { Decorator } from '@storybook/react-vite';

/** Limits a story to `parameters.width`, in px. */
export const withWidth: Decorator = (Story, { parameters }) => (
  <div style={{ width: parameters.width as number | undefined }}>
    <Story />
  </div>
);
