import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnreadableNotice } from './UnreadableNotice';

const meta = {
  id: 'feature-account-unreadablenotice',
  title: 'Patterns/Account/UnreadableNotice',
  component: UnreadableNotice,
  args: { text: 'Some of your orders cannot be read.', action: 'Open My data' },
} satisfies Meta<typeof UnreadableNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Some of your orders cannot be read.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open My data' })).toBeEnabled();
  },
};
