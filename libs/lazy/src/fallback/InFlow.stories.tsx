import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { EarlyAnswer } from '../stories/EarlyAnswer';
import { LateAnswer } from '../stories/LateAnswer';
import { InFlow } from './InFlow';
import { WhenFailed } from './WhenFailed';

const failed = 'This could not be loaded. Check your connection and try again.';

const meta = {
  id: 'lazy-fallback-inflow',
  title: 'Flows/InFlow',
  component: InFlow,
  args: { isFailed: true, isAwaited: false, onRetry: fn() },
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

export const Loading: Story = {
  args: { isFailed: false, isAwaited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment');
  },
};

/** The shopper clicked Try again: while the chunk is fetched again, the button keeps the focus. */
export const Busy: Story = { args: { isAwaited: true } };

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

/** A notice that is loading shows nothing. */
export const OnlyWhenFailed: Story = {
  tags: ['behaviour'],
  args: { isFailed: false, isAwaited: true },
  render: (args) => <WhenFailed {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const TriesAgain: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-59'] },
  render: () => <LateAnswer fallback={InFlow} failures={1} />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Open it' }));
    await user.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toHaveFocus();
  },
};

/** After a failure, the chunk may still come through other code, for example in an idle moment. */
export const ComesThroughOtherCode: Story = {
  tags: ['behaviour'],
  render: () => <LateAnswer fallback={InFlow} failures={1} fetchedElsewhere />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed);
    await user.click(canvas.getByRole('button', { name: 'Fetch it elsewhere' }));
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const SaysThatItIsAwaited: Story = {
  tags: ['behaviour'],
  render: () => <LateAnswer fallback={InFlow} hangs />,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Open it' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('One moment');
  },
};

/** The chunk arrives after the waiting component renders and before the effect that would fetch the chunk. */
export const ComesWhileItIsBeingRendered: Story = {
  tags: ['behaviour'],
  render: () => <EarlyAnswer />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Here it is.')).toBeVisible();
  },
};
