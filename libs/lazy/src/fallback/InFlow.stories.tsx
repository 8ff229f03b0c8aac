import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { LateResponse } from '../stories/LateResponse';
import { InFlow } from './InFlow';

const failed = 'This could not be loaded. Check your connection and try again.';

const meta = {
  id: 'lazy-fallback-inflow',
  title: 'Flows/InFlow',
  component: InFlow,
  args: { isFailed: true, isAwaited: false, onRetry: fn() },
  // React logs each error that a boundary has caught. These stories throw on purpose.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof InFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  parameters: { requirements: ['AMB-59'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(failed);
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { isFailed: false, isAwaited: true } };

/** The shopper clicked Try again: while the chunk is fetched again, the button keeps the focus. */
export const Busy: Story = { args: { isAwaited: true } };

export const Retries: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-59'] },
  render: () => <LateResponse fallback={InFlow} failures={1} />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Open it' }));
    await user.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
  },
};

export const ShowsLoading: Story = {
  tags: ['behaviour'],
  render: () => <LateResponse fallback={InFlow} hangs />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('One moment');
  },
};
