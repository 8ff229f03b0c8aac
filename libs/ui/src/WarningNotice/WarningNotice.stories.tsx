import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { WarningNotice } from './WarningNotice';

/**
 * ### Use
 *
 * - Content that is partly missing, or lost when the page closes.
 *
 * ### Avoid
 *
 * - A screen that cannot show anything: use `QueryState`. The result of a click: use `toast`.
 */
const meta = {
  id: 'ui-warningnotice',
  title: 'Feedback/WarningNotice',
  tags: ['autodocs', 'new', 'since-0.2'],
  component: WarningNotice,
  args: {
    text: 'Some of your orders cannot be read: they are damaged.',
    action: 'See My data',
    onAction: fn(),
  },
} satisfies Meta<typeof WarningNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Some of your orders cannot be read: they are damaged.');
    await user.click(canvas.getByRole('button', { name: 'See My data' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};

export const TextOnly: Story = { args: { text: 'This device has no room left.', action: undefined } };

export const LongContent: Story = {
  args: {
    text: 'Some of your prescriptions, and some of the orders that they belong to, cannot be read, because their record on this device is damaged. They stay where they are, and you can download or erase them.',
    action: 'See everything that is stored on this device',
  },
  globals: { viewport: { value: 'w360' } },
};
