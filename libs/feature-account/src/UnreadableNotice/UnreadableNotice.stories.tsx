import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnreadableNotice } from './UnreadableNotice';

const meta = {
  id: 'feature-account-unreadablenotice',
  title: 'Patterns/Account/UnreadableNotice',
  component: UnreadableNotice,
  args: { text: 'Some of your orders cannot be read.', action: 'Open My data' },
} satisfies Meta<typeof UnreadableNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
