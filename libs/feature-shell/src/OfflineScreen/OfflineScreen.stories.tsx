import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { OfflineScreen } from './OfflineScreen';

const meta = {
  id: 'feature-shell-offlinescreen',
  title: 'Screens/OfflineScreen',
  component: OfflineScreen,
  args: { isOffline: true, isRetrying: false, onRetry: fn(), onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:offline'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^This page has not been opened yet\.$/);
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    await user.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The device is online again, and the screen cannot be loaded yet. There is no screen to go back to. */
export const FailedOnline: Story = {
  tags: ['state:failed'],
  args: { isOffline: false, onBack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^This page could not be loaded yet\.$/);
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};

/** The screen is being fetched again. The button keeps its focus and ignores clicks. */
export const Retrying: Story = {
  tags: ['state:busy'],
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await user.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
