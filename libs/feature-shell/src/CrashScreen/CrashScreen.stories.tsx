import { ChunkLoadError } from '@niramaya/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { CrashScreen } from './CrashScreen';

const meta = {
  id: 'feature-shell-crashscreen',
  title: 'Screens/CrashScreen',
  component: CrashScreen,
  args: { error: new Error('The shelf is not there'), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CrashScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:failed'],
  parameters: { requirements: ['ERROR-22'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    // The screen also appears without a connection, when the file of a picture could not be loaded.
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(0);
    // An error of the shop itself does not go away with a connection.
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/**
 * A chunk that was not loaded yet cannot load without a connection. The page reloads once the browser is online again.
 */
export const ChunkFailed: Story = {
  tags: ['state:offline'],
  args: { error: new ChunkLoadError('/medicines') },
  parameters: { requirements: ['ERROR-23'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/ChunkLoadError: Loading chunk \/medicines failed/)).toBeVisible();
    await expect(args.onRetry).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
