import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent as user } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState';
import { LoadingText } from '../LoadingText/LoadingText';
import { scrolledBy } from '../stories';
import { QueryState, type QueryView } from './QueryState';

const failed = { view: 'failed', error: { kind: 'server', requestId: 'r-42' } } as const;
const ready = { view: 'ready', data: ['Paracetamol', 'Vitamin D3'] } as const;

/** The code to copy. The code of the story itself would show the compiled function of `children`. */
const code = `import { EmptyState, LoadingText, QueryState, type QueryView } from '@niramaya/ui';

export const Medicines = ({ state, onRetry }: { state: QueryView<readonly string[]>; onRetry: () => void }) => (
  <QueryState
    state={state}
    loading={<LoadingText>Loading your medicines</LoadingText>}
    empty={<EmptyState title="No medicine yet" />}
    errorTexts={{ message: '...Error', title: 'Your medicines did not load', retry: 'Try again' }}
    onRetry={onRetry}
  >
    {(medicines) => (
      <ul>
        {medicines.map((medicine) => (
          <li key={medicine}>{medicine}</li>
        ))}
      </ul>
    )}
  </QueryState>
);`;

/**
 * ### Use
 *
 * - Fetched content, with `viewState` of `@niramaya/data-access`.
 * - `focusOnRetry` receives the focus of the Retry button.
 * - The requirements fix `message`. Title and text explain it.
 *
 * ### Avoid
 *
 * - No results: use `EmptyState`. A failed action that changed nothing on the screen: use `toast`.
 */
const meta = {
  id: 'ui-querystate',
  title: 'Feedback/QueryState',
  tags: ['autodocs', 'new', 'since-0.2'],
  component: QueryState<readonly string[]>,
  parameters: { docs: { source: { code } } },
  // The control is off, because its JSON editor could build a state that the type forbids, such as 'ready' without
  // data.
  argTypes: { state: { control: false } },
  args: {
    state: ready,
    loading: <LoadingText>Loading your medicines</LoadingText>,
    empty: <EmptyState title="No medicine yet" />,
    errorTexts: {
      message: '...Error',
      title: 'Your medicines did not load',
      text: 'That is our fault, not yours.',
      offline: 'You seem to be offline. Check your connection and try again.',
      reference: (id) => `If it keeps failing, share the code ${id} with our support team.`,
      retry: 'Try again',
    },
    onRetry: fn(),
    children: (medicines) => (
      <ul aria-label="Your medicines">
        {medicines.map((medicine) => (
          <li key={medicine}>{medicine}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof QueryState<readonly string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { state: { view: 'loading' } } };

export const Empty: Story = { args: { state: { view: 'empty' } } };

export const Failed: Story = {
  args: { state: failed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^\.\.\.Error$/);
    await expect(canvas.getByRole('heading', { name: 'Your medicines did not load', level: 2 })).toBeVisible();
    const text = 'That is our fault, not yours. If it keeps failing, share the code r-42 with our support team.';
    await expect(canvas.getByText(text)).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { state: { view: 'failed', error: { kind: 'offline', requestId: null } } },
};

const errorTexts = { message: '...Error', retry: 'Try again' };

export const MessageOnly: Story = { args: { state: failed, illustrationSize: 0, errorTexts } };

export const LongContent: Story = {
  args: {
    state: failed,
    illustrationSize: 0,
    errorTexts: {
      ...errorTexts,
      title: 'We could not reach the shop to load the list of the members whom you consult for',
      text: 'This happens when the connection is slow or the shop is being looked after. Wait a minute, then try again.',
    },
  },
  globals: { viewport: { value: 'w360' } },
};

export const RetryMovesFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function Retried(args) {
    const frame = useRef<HTMLDivElement>(null);
    const [state, setState] = useState<QueryView<readonly string[]>>(failed);
    return (
      <div ref={frame} role="group" aria-label="Medicines" tabIndex={-1}>
        <QueryState {...args} state={state} focusOnRetry={frame} onRetry={() => setState(ready)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    const scrolledPx = await scrolledBy(retry, async () => {
      await user.click(retry);
      await expect(canvas.getByRole('list', { name: 'Your medicines' })).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Medicines' })).toHaveFocus();
    });
    await expect(scrolledPx).toBe(0);
  },
};
