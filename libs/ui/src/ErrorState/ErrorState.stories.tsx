import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState';

/**
 * ### Use
 *
 * - A screen or section that failed to load, in its place.
 * - The contract fixes `message`. Title and text explain it.
 *
 * ### Avoid
 *
 * - No results: `EmptyState`. A failed action: `Toaster`.
 */
const meta = {
  id: 'ui-errorstate',
  title: 'Feedback/ErrorState',
  tags: ['autodocs'],
  component: ErrorState,
  args: {
    message: '...Error',
    title: 'We could not load the offers',
    text: 'Your connection may be down. Nothing you have put into your cart is lost.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^\.\.\.Error$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Busy: Story = { args: { busy: true } };

export const MessageOnly: Story = { args: { title: undefined, text: undefined } };

export const LongContent: Story = {
  args: {
    title: 'We could not reach the shop to load the list of the members whom you consult for',
    text: 'This happens when the connection is slow or the shop is being looked after. Wait a minute, then try again.',
  },
  globals: { viewport: { value: 'w360' } },
};
