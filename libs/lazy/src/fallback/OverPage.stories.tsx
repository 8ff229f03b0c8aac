import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { LateResponse } from '../stories/LateResponse';
import { OverPage } from './OverPage';

const failed = 'This could not be loaded. Check your connection and try again.';

const meta = {
  id: 'lazy-fallback-overpage',
  title: 'Patterns/Lazy/OverPage',
  component: OverPage,
  args: { isFailed: true, isAwaited: false, onRetry: fn(), onClose: fn() },
  // React logs each error that a boundary has caught. These stories throw on purpose.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof OverPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: { requirements: ['AMB-59'] },
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: failed })).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(failed);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { isFailed: false, isAwaited: true },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('One moment');
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const ClickOutsideCloses: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog');
    const { left, top } = dialog.getBoundingClientRect();
    await user.click(document.elementFromPoint(left + 8, top + 8)!);
    await expect(args.onClose).not.toHaveBeenCalled();
    await user.click(document.elementFromPoint(left - 8, top)!);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Retries: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-59'] },
  render: () => <LateResponse fallback={OverPage} failures={3} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open it' });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await user.click(opener);
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    await user.click(tryAgain);
    // The button ignores clicks while the retry is running.
    await waitFor(() => expect(tryAgain).not.toHaveAttribute('aria-busy', 'true'));
    await expect(screen.getByRole('alert')).toBeVisible();
    await user.click(tryAgain);
    await expect(await screen.findByText('Here it is.')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
