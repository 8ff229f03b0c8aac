import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user, within } from 'storybook/test';
import { OfflineNotice, SessionNotice, UpdateNotice } from './Notices';

const close = fn();
const update = fn();
const later = fn();

const meta = {
  id: 'feature-shell-offlinenotice',
  title: 'Screens/Notices',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <main tabIndex={-1}>
      <OfflineNotice />
      <SessionNotice onClose={close} />
      <UpdateNotice onUpdate={update} onLater={later} />
    </main>
  ),
} satisfies Meta<typeof OfflineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All three notices. The shop shows at most one of them at a time. */
export const Default: Story = {
  tags: ['state:offline'],
  play: async ({ canvas }) => {
    const offline =
      'Your cart is kept on this device. Lists and products come back by themselves once you are connected. Prices and stock may have changed.';
    await expect(canvas.getByRole('status', { name: 'You are offline' })).toHaveTextContent(offline);
    const ended = within(canvas.getByRole('status', { name: 'You have been logged out' }));
    await expect(ended.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('status', { name: 'A new version of the shop is ready' })).toBeVisible();
  },
};

export const CloseMovesFocusToPage: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const press = (name: string) => user.click(canvas.getByRole('button', { name }));
    await press('Close');
    await expect(canvas.queryByRole('status', { name: 'You are offline' })).toBeNull();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await press('Not now');
    await expect(close).toHaveBeenCalledOnce();
    await press('Later');
    await expect(later).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(update).not.toHaveBeenCalled();
    await press('Update now');
    await expect(update).toHaveBeenCalledOnce();
  },
};
