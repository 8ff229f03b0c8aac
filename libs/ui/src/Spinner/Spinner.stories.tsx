import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner';

/**
 * ### Use
 *
 * - Inside an element whose text names the action in progress.
 *
 * ### Avoid
 *
 * - Alone, without text: `LoadingText`, or a `Button` with `busyLabel`.
 * - A list or screen: `Skeleton`.
 */
const meta = {
  id: 'ui-spinner',
  title: 'Feedback/Spinner',
  tags: ['autodocs'],
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
