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
    const offline = within(canvas.getByRole('status', { name: 'You are offline' }));
    await expect(
      offline.getByText('Your cart is kept on this device. Prices and stock may have changed.'),
    ).toBeVisible();
    const ended = within(canvas.getByRole('status', { name: 'You have been logged out' }));
    await expect(ended.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('status', { name: 'A new version of the shop is ready' })).toBeVisible();
  },
};

/** A screen with a form, such as Register, has no cart to speak of. */
export const OfflineAtForm: Story = {
  tags: ['behaviour'],
  render: () => <OfflineNotice hasForm />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you have typed stays on this page.')).toBeVisible();
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/cart/);
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
