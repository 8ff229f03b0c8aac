import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { SessionNotice } from './SessionNotice';

const meta = {
  id: 'feature-shell-sessionnotice',
  title: 'Screens/SessionNotice',
  component: SessionNotice,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SessionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You have been signed out')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login');
    await user.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
