import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState';

/**
 * ### Use
 *
 * - For a screen or a section that failed to load and can be retried.
 * - In place of the missing content, at its height.
 *
 * ### Avoid
 *
 * - No search results: `EmptyState`. An invalid field: its own `error`.
 * - A failed action that changed nothing on the screen: `Toaster`.
 *
 * **Text:** The contract fixes `message`. Title and text explain it without error codes.
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
